import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Records in the picture library which pictures a review uses; an empty list releases them. */
export const recordReviewPictures = (
  db: MerchantDb,
  { id, nickname }: { id: number; nickname: string },
  urls: readonly string[],
) => recordPictureUses(db, { kind: 'review', refId: id, label: `商品评论：${nickname}` }, urls)

import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Tells the picture library what a review shows; nothing frees them. */
export const recordReviewPictures = (
  db: MerchantDb,
  { id, nickname }: { id: number; nickname: string },
  urls: readonly string[],
) => recordPictureUses(db, { kind: 'review', refId: id, label: `商品评论：${nickname}` }, urls)

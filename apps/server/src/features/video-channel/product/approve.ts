import type { VideoShelf } from '@zhanggui/domain/video/video-codes'
import { recordPictureUses } from '#features/pictures/public'
import { picturesIn } from '#features/products/public'
import type { WriteContext } from '#platform/transactions'
import type { StoredDraft } from '../draft/draft.sql.ts'
import { copyFromDraft } from './approve.sql.ts'

/** The social platform's number of it, and where it stands there. */
export interface Approved {
  readonly channelId: string
  readonly shelf: VideoShelf
}

/** Makes the approved product of a draft that has passed, or brings it up to date. */
export async function approve({ db, now }: WriteContext, draft: StoredDraft, at: Approved) {
  await copyFromDraft(db, draft.id, at, now)
  const user = { kind: 'videoProduct' as const, refId: draft.id, label: `视频号商品：${draft.title}` }
  await recordPictureUses(db, user, [
    ...new Set([...draft.headImg, ...draft.qualificationPics, ...picturesIn(draft.descInfo)]),
  ])
}

import { recordPictureUses } from '#features/pictures/public'
import type { WriteContext } from '#platform/transactions'
import type { StoredDraft } from '../draft/draft.sql.ts'
import { copyFromDraft } from './approve.sql.ts'

/** Makes the approved product of a draft that has passed, or brings it up to date. */
export async function approve({ db, now }: WriteContext, draft: StoredDraft, channelId: string) {
  await copyFromDraft(db, draft.id, channelId, now)
  const user = { kind: 'videoProduct', refId: draft.id, label: `视频号商品：${draft.title}` }
  await recordPictureUses(db, user, [...new Set([...draft.headImg, ...draft.qualificationPics])])
}

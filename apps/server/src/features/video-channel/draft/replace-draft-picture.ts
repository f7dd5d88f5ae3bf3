import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { draftStateOf, whyNotDraft } from '@zhanggui/domain/video/draft-state'
import type { ReplacePicture } from '#features/pictures/public'
import { picturesIn, swapPicturesIn } from '#features/products/public'
import { refuse, refuseIf } from '#platform/http/refusals'
import { describeDraft } from './describe-draft.ts'
import { lockDraft, updateDraftPictures } from './draft.sql.ts'
import { recordDraftPictures } from './write-draft.ts'

/** What a review has not passed begins anew with it, as after any edit. */
export const replaceDraftPicture: ReplacePicture = async (context, id, swap) => {
  const { db, recordChanges } = context
  const draft = await lockDraft(db, id)
  refuseIf(whyNotDraft(draft, 'edit'))
  if (draftStateOf(draft) === 'passed') refuse('换图后要重新审核，请在视频号商品中编辑')
  const after = {
    ...draft,
    headImg: draft.headImg.map(swap),
    qualificationPics: draft.qualificationPics.map(swap),
    descInfo: swapPicturesIn(draft.descInfo, swap),
  }
  const described = await describeDraft(db, id)
  await updateDraftPictures(context, id, after)
  await recordDraftPictures(db, after, picturesIn(after.descInfo))
  recordChanges(changesOfRecord(described, await describeDraft(db, id)), draft.title)
}

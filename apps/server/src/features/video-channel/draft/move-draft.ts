import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { videoApi } from '@zhanggui/contract/video/video'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { type DraftAction, nextReviews, reviewsOf, whyNotDraft } from '@zhanggui/domain/video/draft-state'
import { draftReview } from '@zhanggui/domain/video/video-codes'
import { whyNotInChannel } from '@zhanggui/domain/video/video-rules'
import { recordPictureUses } from '#features/pictures/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findAccessStatus } from '../access/access.sql.ts'
import { copyFromProduct } from '../product/approve.sql.ts'
import { checkMainProduct, checkPlace } from './check-draft.ts'
import { countDraftSkus, listDraftSkus } from './draft-sku.sql.ts'
import { lockDraft, reviewColumns, type StoredDraft } from './draft.sql.ts'
import { setDraft } from './set-draft.sql.ts'

/** Locks a draft that something is done to. */
async function lockForAction(db: MerchantDb, id: number, action: DraftAction): Promise<StoredDraft> {
  const draft = await lockDraft(db, id)
  refuseIf(whyNotDraft(draft, action))
  return draft
}

/** Submits it to the platform, or takes it back. */
export async function reviewDraft(
  context: StaffContext,
  { draftProductId: id, platformEditStatus }: InputOf<typeof videoApi.review>,
) {
  const { db, now, recordChanges } = context
  const action = platformEditStatus === draftReview.is.waiting ? 'submit' : 'withdraw'
  const draft = await lockForAction(db, id, action)
  if (action === 'submit') await checkSubmission(db, draft)
  const after = nextReviews(action)
  await setDraft(db, id, { ...reviewColumns(after), updated_at: now })
  recordChanges(
    changesBetween({
      平台审核: [draftReview.label(draft.platformEditStatus), draftReview.label(after.platformEditStatus)],
    }),
    draft.title,
  )
  return null
}

/** What it refers to may have changed since it was saved. */
async function checkSubmission(db: MerchantDb, draft: StoredDraft) {
  refuseIf(whyNotInChannel(await findAccessStatus(db)))
  await checkMainProduct(db, draft.primaryProductId)
  await checkPlace(db, draft)
  const [chosen, present] = [await countDraftSkus(db, draft.id), await listDraftSkus(db, draft)]
  if (present.length < chosen) refuse('主商品的规格已变更，请编辑后再提审')
}

/** Of an approved product only the change is given up: its draft is again what was approved. */
export async function deleteDraft({ db, now, recordChanges }: StaffContext, { id }: { id: number }) {
  const draft = await lockForAction(db, id, 'delete')
  if (draft.productId === 0) {
    await setDraft(db, id, { deleted_at: now, updated_at: now })
    await recordPictureUses(db, { kind: 'videoDraft', refId: id, label: '' }, [])
  } else {
    await copyFromProduct(db, id)
    await setDraft(db, id, { ...reviewColumns(reviewsOf.passed), updated_at: now })
  }
  const after = draft.productId === 0 ? '已删除' : '已放弃修改'
  recordChanges(changesBetween({ 草稿商品: [draft.title, after] }), draft.title)
  return null
}

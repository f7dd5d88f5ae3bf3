import { callAction, deleteAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { videoApi } from '@zhanggui/contract/video/video'
import type { DraftRow } from '@zhanggui/contract/video/video-fields'
import { draftStateOf, whyNotDraft } from '@zhanggui/domain/video/draft-state'
import { draftReview } from '@zhanggui/domain/video/video-codes'
import { retryAction } from './retry-action.ts'
import { editPath, viewPath } from './video-paths.ts'

/** What can be done with a draft; what cannot be done now says why. */
export function draftActions(draft: DraftRow): RowAction[] {
  const isSubmitted = draftStateOf(draft) === 'submitted'
  return [
    ...retryAction(draft),
    isSubmitted ? withdraw(draft) : submit(draft),
    edit(draft),
    linkAction('详情', viewPath(draft.id), videoApi.draft),
    remove(draft),
  ]
}

/** A link where it leads somewhere; otherwise it says why not. */
const edit = (draft: DraftRow) => {
  const because = whyNotDraft(draft, 'edit')
  return because === undefined
    ? linkAction('编辑', editPath(draft.id), videoApi.update)
    : openAction('编辑', () => undefined, videoApi.update, because)
}

const submit = (draft: DraftRow) =>
  callAction('提审', {
    call: videoApi.review,
    input: { draftProductId: draft.id, platformEditStatus: draftReview.is.waiting },
    because: whyNotDraft(draft, 'submit'),
    confirm: { text: `提审商品「${draft.title}」至平台吗？`, action: '提审' },
    success: '提交成功',
  })

const withdraw = (draft: DraftRow) =>
  callAction('撤回申请', {
    call: videoApi.review,
    input: { draftProductId: draft.id, platformEditStatus: draftReview.is.none },
    confirm: { text: `撤回「${draft.title}」的审核申请吗？撤回后可以编辑并重新提审。`, action: '撤回申请' },
    success: '撤回成功',
  })

function remove(draft: DraftRow): RowAction {
  const { id, title, productId } = draft
  const because = whyNotDraft(draft, 'delete')
  if (productId === 0) {
    const text = `删除草稿「${title}」吗？删除后不能恢复。`
    return deleteAction(videoApi.deleteDraft, { id }, { text, because, success: '删除数据成功' })
  }
  return callAction('放弃修改', {
    call: videoApi.deleteDraft,
    input: { id },
    because,
    isDanger: true,
    confirm: { text: `放弃对「${title}」的修改吗？过审商品保持原样，继续销售。`, action: '放弃修改', isDanger: true },
    success: '已放弃修改',
  })
}

import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { edited } from '#platform/db/editor.sql'
import { refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { lockLiveGoods, updateLiveGoods } from './live-goods.sql.ts'

/** Submits goods that were withdrawn or refused to the platform once more. */
export async function resubmitLiveGoods(context: StaffContext, { id }: { id: number }) {
  const { db, recordChanges } = context
  const goods = await lockLiveGoods(db, id)
  refuseIf(whyNotLiveGoods(goods.reviewStatus, 'resubmit'))
  const { waiting } = liveReview.is
  await updateLiveGoods(db, id, { review_status: waiting, review_reason: '', ...edited(context) })
  recordChanges(
    changesBetween({ 审核状态: [liveReview.label(goods.reviewStatus), liveReview.label(waiting)] }),
    goods.name,
  )
  return null
}

export async function sortLiveGoods(context: StaffContext, { id, sort }: { id: number; sort: number }) {
  const { db, now, recordChanges } = context
  const goods = await lockLiveGoods(db, id)
  // Not an edit: nobody's open form becomes outdated by it.
  await updateLiveGoods(db, id, { sort, updated_at: now })
  recordChanges(changesBetween({ 排序: [String(goods.sort), String(sort)] }), goods.name)
  return null
}

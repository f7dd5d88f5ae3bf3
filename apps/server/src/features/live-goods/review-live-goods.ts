import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { changesBetween, type RecordChanges } from '@zhanggui/domain/audit/change-rules'
import { type LiveReview, liveReview, socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { queueSync } from '#features/social/public'
import { refuseIf } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { type LiveGoodsSet, lockLiveGoods, moveLiveGoods } from './live-goods.sql.ts'

type Decision = { readonly kind: 'pass' } | { readonly kind: 'refuse'; readonly reason: string }

/** The platform's decision. What it passes is sent to the social platform. */
export async function reviewLiveGoods(
  context: WriteContext & { readonly recordChanges: RecordChanges },
  id: number,
  decision: Decision,
): Promise<null> {
  const { db, now, recordChanges, announceArea } = context
  const goods = await lockLiveGoods(db, id)
  refuseIf(whyNotLiveGoods(goods.reviewStatus, decision.kind))
  const { reviewing, refused } = liveReview.is
  const isPassed = decision.kind === 'pass'
  const status = isPassed ? reviewing : refused
  const reason = isPassed ? '' : decision.reason
  const set = { review_status: status, review_reason: reason }
  await moveLiveGoods(db, id, isPassed ? { ...set, social_audit: socialAudit.is.none } : set, now)
  if (isPassed) await queueSync(context, { kind: syncKind.is.liveGoods, subjectId: id }, 'submit')
  recordChanges(
    changesBetween({ 审核状态: [liveReview.label(goods.reviewStatus), liveReview.label(status)] }),
    goods.name,
  )
  tell(context, goods.name, status, isPassed ? '平台审核通过，已提交微信审核' : `平台审核未通过：${reason}`)
  announceArea(liveGoodsApi)
  return null
}

/** What the social platform has decided. */
export async function settleLiveGoods(
  context: WriteContext,
  goods: { readonly id: number; readonly name: string },
  { isPassed, reason }: { readonly isPassed: boolean; readonly reason: string },
  copy: LiveGoodsSet = {},
): Promise<void> {
  const { db, now, announceArea } = context
  const { passed, failed } = liveReview.is
  const status = isPassed ? passed : failed
  const audit = isPassed ? socialAudit.is.passed : socialAudit.is.failed
  const verdict = { review_status: status, review_reason: reason, social_audit: audit, social_checked_at: now }
  await moveLiveGoods(db, goods.id, { ...copy, ...verdict }, now)
  tell(context, goods.name, status, isPassed ? '微信审核通过，可以导入直播间' : `微信审核未通过：${reason}`)
  announceArea(liveGoodsApi)
}

function tell({ announce }: WriteContext, name: string, status: LiveReview, told: string) {
  announce({
    kind: noticeKind.is.liveReview,
    title: '直播商品审核',
    content: `${name} ${told}`,
    url: `/marketing/broadcast/product?reviewStatus=${status}&keywords=${encodeURIComponent(name)}`,
    permission: liveGoodsApi.list.permission,
  })
}

import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { liveReview, socialAudit } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { syncKind } from '@zhanggui/domain/social/sync-codes'
import { callSocial, cancelSync, withdrawCopy } from '#features/social/public'
import { edited } from '#platform/db/editor.sql'
import { checkVersion, refuse, refuseIf } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import type { WriteContext } from '#platform/transactions'
import { lockLiveGoods, type StoredLiveGoods, updateLiveGoods } from './live-goods.sql.ts'

/** Takes goods back out of the social platform's review, or out of the queue where they have not been sent yet. */
export async function takeBackLiveGoods(context: OutsideContext, { id }: { id: number }) {
  const { inWrite } = context
  const sent = await inWrite(async (writing) => {
    const goods = await lockLiveGoods(writing.db, id)
    refuseIf(whyNotLiveGoods(goods.reviewStatus, 'withdraw'))
    if (goods.auditStatus === socialAudit.is.reviewing) return goods
    await cancelSync(writing, { kind: syncKind.is.liveGoods, subjectId: id })
    await markWithdrawn(context, writing, goods)
    return undefined
  })
  if (!sent) return null
  const { goodsId, auditId } = sent
  if (goodsId === null || auditId === null) return refuse('微信没有给出审核单号，请等待审核结果')
  await callSocial(context, (social) => withdrawCopy(social, goodsId, auditId))
  await inWrite(async (writing) => {
    checkVersion(sent, await lockLiveGoods(writing.db, id))
    await markWithdrawn(context, writing, sent)
  })
  return null
}

async function markWithdrawn(
  { staff, recordCall }: OutsideContext,
  { db, now, announceArea }: WriteContext,
  { id, name }: StoredLiveGoods,
) {
  const { reviewing, withdrawn } = liveReview.is
  const status = { review_status: withdrawn, social_audit: socialAudit.is.none }
  await updateLiveGoods(db, id, { ...status, ...edited({ db, now, staff }) })
  const changes = changesBetween({ 审核状态: [liveReview.label(reviewing), liveReview.label(withdrawn)] })
  await recordCall(db, name, changes)
  announceArea(liveGoodsApi)
}

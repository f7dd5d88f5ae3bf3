import type { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { describeRule } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import { findClashes, findScope } from './reduction-scope.sql.ts'

export type ReductionDraft = InputOf<typeof fullReductionApi.save>

/** What a scope does not need is not kept. */
export const withOwnScope = (draft: ReductionDraft): ReductionDraft =>
  draft.scopeType === reductionScope.is.shop ? { ...draft, scopeIds: [] } : draft

/** Refuses what belongs to another shop, or no longer to this one. */
export async function checkScope(db: MerchantDb, { scopeType, scopeIds }: ReductionDraft) {
  const found = await findScope(db, scopeType, scopeIds)
  if (found.length === scopeIds.length) return
  refuse(scopeType === reductionScope.is.products ? '商品不存在' : '商品分类不存在', {
    code: resultCode.notFound,
    field: 'scopeIds',
  })
}

/** One line of an order must not have two promotions of the same kind to choose from. The caller holds the shop. */
export async function checkClash(db: MerchantDb, reduction: Parameters<typeof findClashes>[1] & { status: boolean }) {
  const [clash] = reduction.status ? await findClashes(db, reduction) : []
  if (clash) refuse(`同一时段已有相同范围的满减活动：${clash.name}`)
}

export const describeReduction = (reduction: ReductionDraft) => ({
  活动名称: reduction.name,
  活动时间: `${formatShopTime(reduction.startTime)} 至 ${formatShopTime(reduction.endTime)}`,
  优惠方式: reductionRule.label(reduction.ruleType),
  优惠规则: describeRule(reduction),
  适用范围: [reductionScope.label(reduction.scopeType), ...reduction.scopeIds].join(' '),
  优惠券同享: reduction.couponStack ? '是' : '否',
  状态: reduction.status ? '开启' : '关闭',
})

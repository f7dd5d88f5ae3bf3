import { couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { type ReductionScope, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { doMeet, type Window } from '@zhanggui/domain/promotion/clash-rules'
import { listSpendable } from '#features/coupons/public'
import { findCategories, listPlanned } from '#features/full-reductions/public'
import { listOffersOn } from '#features/seckill/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** A promotion without an end is looked at for a year. */
const FAR = 366 * 86_400_000

/** What else is planned in this time for these products, or for any. */
export async function findOthers(db: MerchantDb, window: Window, productIds?: readonly number[]) {
  const { from, until } = { from: window.from, until: window.until ?? new Date(window.from.getTime() + FAR) }
  const days = { first: shopDay(from), last: shopDay(new Date(until.getTime() - 1)) }
  const [reductions, categories, coupons, activities] = await Promise.all([
    listPlanned(db, from, until),
    productIds ? findCategories(db, productIds) : [],
    listSpendable(db, { from, until }, productIds),
    listOffersOn(db, days, productIds),
  ])
  return {
    reductions: reductions
      .filter(reachOf(productIds, categories))
      .map(({ startTime, endTime, ...reduction }) => ({ ...reduction, from: startTime, until: endTime as Date | null }))
      .filter((reduction) => doMeet(window, reduction)),
    coupons: coupons.map(({ useStartTime, useEndTime, productIds: targets, ...coupon }) => ({
      ...coupon,
      targets: coupon.category === couponScope.is.products ? targets : [],
      from: useStartTime ?? from,
      until: useEndTime,
    })),
    activities: activities.map(({ startDate, endDate, ...activity }) => ({
      ...activity,
      from: startOfDay(startDate),
      until: startOfDay(addDays(endDate, 1)) as Date | null,
    })),
  }
}

export type OtherPromotions = Awaited<ReturnType<typeof findOthers>>

interface Scoped {
  readonly scopeType: ReductionScope
  readonly scopeIds: readonly number[]
}

/** Whether a full reduction is for some of these products, or for any. */
function reachOf(
  productIds: readonly number[] | undefined,
  categories: readonly { readonly id: number; readonly pid: number }[],
): (reduction: Scoped) => boolean {
  if (!productIds) return () => true
  const products = new Set(productIds)
  const above = new Set(categories.flatMap(({ id, pid }) => [id, pid]))
  return ({ scopeType, scopeIds }) => {
    if (scopeType === reductionScope.is.shop) return true
    return scopeIds.some((id) => (scopeType === reductionScope.is.products ? products : above).has(id))
  }
}

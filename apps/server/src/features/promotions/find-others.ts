import { couponScope } from '@zhanggui/domain/coupon/coupon-codes'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { doMeet, type Window } from '@zhanggui/domain/promotion/clash-rules'
import { listSpendable } from '#features/coupons/public'
import { findMeeting } from '#features/full-reductions/public'
import { listOffersOn } from '#features/seckill/public'
import type { MerchantDb } from '#platform/db/merchant-db'

/** A promotion without an end is looked at for a year. */
const FAR = 366 * 86_400_000

interface Met {
  readonly window: Window
  /** Those whose prices are looked at. */
  readonly productIds: readonly number[]
  /** Also whatever meets only products that are not looked at. */
  readonly isForAll: boolean
}

/** What else is planned for these goods in this time. */
export async function findOthers(db: MerchantDb, { window, productIds, isForAll }: Met) {
  const { from, until } = { from: window.from, until: window.until ?? new Date(window.from.getTime() + FAR) }
  const days = { first: shopDay(from), last: shopDay(new Date(until.getTime() - 1)) }
  const meant = isForAll ? undefined : productIds
  const [{ reductions, categoriesOf }, coupons, activities] = await Promise.all([
    findMeeting(db, productIds, { from, until }),
    listSpendable(db, { from, until }, meant),
    listOffersOn(db, days, meant),
  ])
  return {
    categoriesOf,
    reductions: reductions
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

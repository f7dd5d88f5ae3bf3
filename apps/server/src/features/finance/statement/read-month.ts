import { daily, monthly } from '@zhanggui/domain/finance/bill-period'
import { lastOfMonth, parseMonth } from '@zhanggui/domain/kernel/shop-day'
import { formatShopTime, shopDay } from '@zhanggui/domain/kernel/shop-time'
import { findShopName } from '#features/merchants/public'
import { missing } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findMonths, readBills } from './list-bills.ts'

/** A month since the shop opened, and its days in their order. */
export async function readMonth({ db, now }: StaffContext, { month }: { readonly month: string }) {
  const first = parseMonth(month) ?? 0
  const { total } = await findMonths(db, { dateLimit: `${month},${month}` }, { offset: 0, limit: 1 }, now)
  if (total === 0) missing('该月份没有账单')
  const today = shopDay(now)
  const days = { first, last: Math.min(lastOfMonth(first), today) }
  const dayPeriods = Array.from({ length: daily.count(days) }, (_, index) => daily.nth(days, index))
  const [[bill], bills, merchant] = await Promise.all([
    readBills(db, [monthly.nth(days, 0)], today),
    readBills(db, dayPeriods, today),
    findShopName(db),
  ])
  if (!bill) return missing('该月份没有账单')
  return { merchant, printedAt: formatShopTime(now), bill, days: bills.toReversed() }
}

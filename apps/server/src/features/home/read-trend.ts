import type { homeApi } from '@zhanggui/contract/home'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Period } from '@zhanggui/domain/finance/bill-period'
import type { DaySum } from '@zhanggui/domain/finance/bill'
import { daysOfTrend, trendPoints } from '@zhanggui/domain/home/trend-period'
import { toFen } from '@zhanggui/domain/kernel/money'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { account, ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { sumDays } from '#features/ledger/public'
import type { StaffContext } from '#platform/http/route'

/** What was paid in each part of a period and of the one before, as the books have it. */
export async function readTrend({ db, now }: StaffContext, { type }: InputOf<typeof homeApi.chart>) {
  const today = shopDay(now)
  const points = trendPoints(type, today)
  const sums = await sumDays(db, daysOfTrend(points, today), [ledgerEvent.is.pay])
  const current = points.map((point) => (point.current.first > today ? undefined : totalOf(sums, point.current)))
  const previous = points.map((point) => point.previous && totalOf(sums, point.previous))
  return {
    dates: points.map((point) => point.current.key),
    orderNum: current.map((total) => total?.orders ?? null),
    payAmount: current.map((total) => total?.paid ?? null),
    preOrderNum: previous.map((total) => total?.orders ?? null),
    prePayAmount: previous.map((total) => total?.paid ?? null),
  }
}

function totalOf(sums: readonly DaySum[], { first, last }: Period) {
  const own = sums.filter(({ day }) => day >= first && day <= last)
  return {
    orders: own.reduce((total, { journals }) => total + journals, 0),
    paid: toFen(own.reduce((total, { amounts }) => total + (amounts[account.is.cash] ?? 0), 0)),
  }
}

import type { homeApi } from '@zhanggui/contract/home'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Days } from '@zhanggui/domain/finance/bill-period'
import { daysOfTrend, trendPoints } from '@zhanggui/domain/home/trend-period'
import { sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { account, ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { sumClosedDays } from '#features/ledger/public'
import { sumPaidByDay } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'

type DaySales = Awaited<ReturnType<typeof sumPaidByDay>>[number]

/** What was paid in each part of a period and of the one before. */
export async function readTrend({ db, now }: StaffContext, { type }: InputOf<typeof homeApi.chart>) {
  const today = shopDay(now)
  const points = trendPoints(type, today)
  const sales = await salesOf(db, daysOfTrend(points, today))
  const current = points.map((point) => (point.current.first > today ? undefined : totalOf(sales, point.current)))
  const previous = points.map((point) => point.previous && totalOf(sales, point.previous))
  return {
    dates: points.map((point) => point.current.key),
    orderNum: current.map((total) => total?.orders ?? null),
    payAmount: current.map((total) => total?.paid ?? null),
    preOrderNum: previous.map((total) => total?.orders ?? null),
    prePayAmount: previous.map((total) => total?.paid ?? null),
  }
}

/** Closed days as the books have them, the others from the orders: a payment writes both at once. */
async function salesOf(db: MerchantDb, days: Days): Promise<DaySales[]> {
  const { closed, open } = await sumClosedDays(db, days, [ledgerEvent.is.pay])
  const booked = closed.map(({ day, journals, amounts }) => ({
    day,
    orders: journals,
    paid: toFen(amounts[account.is.cash] ?? 0),
  }))
  return open ? [...booked, ...(await sumPaidByDay(db, open))] : booked
}

function totalOf(sales: readonly DaySales[], { first, last }: Days) {
  const own = sales.filter(({ day }) => day >= first && day <= last)
  return { orders: own.reduce((total, { orders }) => total + orders, 0), paid: sumFen(own.map(({ paid }) => paid)) }
}

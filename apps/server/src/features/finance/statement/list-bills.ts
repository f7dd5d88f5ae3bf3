import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import { computeBill, type DaySum } from '@zhanggui/domain/finance/bill'
import {
  type BillLength,
  daily,
  type Days,
  monthly,
  overlap,
  pageOfPeriods,
  parseMonths,
  type Period,
} from '@zhanggui/domain/finance/bill-period'
import { flowEvents } from '@zhanggui/domain/finance/flow-codes'
import { parseDateLimit } from '@zhanggui/domain/kernel/date-range'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { findOpeningDay } from '#features/merchants/public'
import { findFirstDay, sumDays } from '#features/ledger/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import type { StaffContext } from '#platform/http/route'

/** Every day since the shop opened, today included. */
async function billedDays(db: MerchantDb, now: Date): Promise<Days> {
  const [opened, booked] = await Promise.all([findOpeningDay(db), findFirstDay(db)])
  const last = shopDay(now)
  return { first: Math.min(opened, booked ?? last, last), last }
}

const billOf = (period: Period, sums: readonly DaySum[], today: number): BillRow => {
  const bill = computeBill(sums)
  return {
    id: period.first,
    dataDate: period.key,
    isOpen: period.last >= today,
    orderRealIncome: bill.paid,
    platCouponPrice: bill.coupons,
    integralPrice: bill.points,
    orderReceivable: bill.receivable,
    payNum: bill.payments,
    orderRealRefund: bill.refunded,
    refundPlatCouponPrice: bill.returnedCoupons,
    refundIntegralPrice: bill.returnedPoints,
    orderRefundable: bill.refundable,
    refundNum: bill.refunds,
    realIncome: bill.income,
    payHandlingFee: bill.chargedFee,
    refundHandlingFee: bill.returnedFee,
    handlingFee: bill.fee,
    brokeragePrice: bill.chargedCommission,
    refundBrokeragePrice: bill.returnedCommission,
    brokerage: bill.commission,
    actualExpenditure: bill.expenditure,
    currentDayBalance: bill.balance,
    flowAmount: bill.flow,
    difference: bill.difference,
  }
}

/** Takes the days from `first` on off the end. */
const takeFrom = (sums: DaySum[], first: number) => sums.splice(sums.findLastIndex(({ day }) => day < first) + 1)

/** Bills of the periods, which follow each other newest first. */
export async function readBills(db: MerchantDb, periods: readonly Period[], today: number): Promise<BillRow[]> {
  const [newest, oldest] = [periods.at(0), periods.at(-1)]
  if (!newest || !oldest) return []
  const days = { first: oldest.first, last: Math.min(newest.last, today) }
  const sums = await sumDays(db, days, flowEvents)
  // The newest days stand at the end, and the newest period takes them first.
  return periods.map((period) => billOf(period, takeFrom(sums, period.first), today))
}

type Range = (dateLimit: string, now: Date) => Days | undefined

const dayRange: Range = (dateLimit, now) => {
  const range = parseDateLimit(dateLimit, now)
  return range && { first: shopDay(range.from), last: addDays(shopDay(range.until), -1) }
}

const monthRange: Range = (dateLimit) => parseMonths(dateLimit)

/** Periods of the filter, newest first. */
const findPeriods =
  (length: BillLength, rangeOf: Range) =>
  async (
    db: MerchantDb,
    { dateLimit }: { readonly dateLimit?: string | undefined },
    window: Parameters<typeof pageOfPeriods>[2],
    now: Date,
  ) => {
    const all = await billedDays(db, now)
    const range = dateLimit ? rangeOf(dateLimit, now) : undefined
    return pageOfPeriods(length, range ? overlap(all, range) : all, window)
  }

export const findDays = findPeriods(daily, dayRange)
export const findMonths = findPeriods(monthly, monthRange)

const list =
  (find: typeof findDays) =>
  async ({ db, now }: StaffContext, query: InputOf<typeof statementApi.days>) => {
    const window = pageWindow(query)
    const { periods, total } = await find(db, query, window, now)
    return pageFrom(window, { list: await readBills(db, periods, shopDay(now)), total })
  }

export const listDayBills = list(findDays)
export const listMonthBills = list(findMonths)

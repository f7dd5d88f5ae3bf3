import { type BillRow, dayFilter, monthFilter, statementApi } from '@zhanggui/contract/finance/statement'
import { daily, monthly } from '@zhanggui/domain/finance/bill-period'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineExportJob } from '#features/tasks/public'
import { type CellColumn, sheetOfRows } from '#platform/sheets/sheet-of-rows'
import { findDays, findMonths, readBills } from './list-bills.ts'

type MoneyField = { [K in keyof BillRow]: BillRow[K] extends number ? K : never }[keyof BillRow]

type BillColumn = CellColumn<BillRow>

const money = (title: string, field: MoneyField): BillColumn => ({
  title,
  width: 14,
  shows: 'money',
  cell: (row) => row[field] / 100,
})
const count = (title: string, field: MoneyField): BillColumn => ({
  title,
  width: 10,
  shows: 'number',
  cell: (row) => row[field],
})

const columns: readonly BillColumn[] = [
  { title: '日期', width: 14, cell: ({ dataDate }) => dataDate },
  money('结余', 'currentDayBalance'),
  money('实际收入', 'realIncome'),
  money('订单应收金额', 'orderReceivable'),
  money('订单实际支付金额', 'orderRealIncome'),
  money('平台优惠券补贴', 'platCouponPrice'),
  money('平台积分补贴', 'integralPrice'),
  count('订单应收笔数', 'payNum'),
  money('订单应退金额', 'orderRefundable'),
  money('订单实际退款金额', 'orderRealRefund'),
  money('退还平台优惠券补贴', 'refundPlatCouponPrice'),
  money('退还平台积分补贴', 'refundIntegralPrice'),
  count('订单应退笔数', 'refundNum'),
  money('实际支出', 'actualExpenditure'),
  money('平台手续费', 'handlingFee'),
  money('支付手续费', 'payHandlingFee'),
  money('退还手续费', 'refundHandlingFee'),
  money('佣金', 'brokerage'),
  money('支付佣金', 'brokeragePrice'),
  money('退还佣金', 'refundBrokeragePrice'),
  money('资金流水合计', 'flowAmount'),
  money('差额', 'difference'),
]

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER }

type Read = Parameters<typeof defineExportJob>[0]['sheet']

/** A bill is found by its first day. */
const sheetOf =
  (name: string, length: typeof daily): Read =>
  async (db, { ids, report }) => {
    const read = (some: readonly number[]) => {
      const periods = some.map((first) => length.nth({ first, last: first }, 0))
      return readBills(db, periods, periods[0]?.last ?? 0)
    }
    return sheetOfRows({ name, columns, batches: oneBatch(ids, read), report })
  }

async function* oneBatch(ids: readonly number[], read: (ids: readonly number[]) => Promise<readonly BillRow[]>) {
  if (ids.length > 0) yield read(ids)
}

export const dayBillExportJob = defineExportJob({
  kind: taskKind.is.dayBillExport,
  what: '日账单',
  call: statementApi.exportDays,
  list: statementApi.days,
  filter: dayFilter,
  url: '/finance/statement',
  columns,
  find: async (db, filter, now) => (await findDays(db, filter, ALL, now)).periods.map(({ first }) => first),
  sheet: sheetOf('日账单', daily),
})

export const monthBillExportJob = defineExportJob({
  kind: taskKind.is.monthBillExport,
  what: '月账单',
  call: statementApi.exportMonths,
  list: statementApi.months,
  filter: monthFilter,
  url: '/finance/statement?tab=month',
  columns,
  find: async (db, filter, now) => (await findMonths(db, filter, ALL, now)).periods.map(({ first }) => first),
  sheet: sheetOf('月账单', monthly),
})

import { parseMonth } from '@zhanggui/domain/kernel/shop-day'
import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'
import { area, get } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { pageOf, pageQuery } from '../kernel/shapes.ts'
import { exportStarted, sheetFormat } from '../task.ts'

const MALFORMED = '选择时间参数格式错误，请在两个时间点中间用英文逗号隔开'
const NOT_A_MONTH = '时间参数格式错误，格式yyyy-MM'

/** `2026-01,2026-11`. */
const monthLimit = z
  .string()
  .refine((value) => value.split(',').length === 2, { error: MALFORMED, abort: true })
  .refine((value) => value.split(',').every((month) => parseMonth(month) !== undefined), {
    error: NOT_A_MONTH,
    abort: true,
  })
  .refine((value) => {
    const [first = '', last = ''] = value.split(',')
    return first <= last
  }, '开始时间不能大于结束时间！')

const month = z.string().refine((value) => parseMonth(value) !== undefined, NOT_A_MONTH)

const bill = z.object({
  /** The day or the first of the month, as a number. */
  id: z.int(),
  dataDate: z.string(),
  /** Not over yet. */
  isOpen: z.boolean(),
  orderReceivable: yuan,
  orderRealIncome: yuan,
  platCouponPrice: yuan,
  integralPrice: yuan,
  payNum: z.int(),
  orderRefundable: yuan,
  orderRealRefund: yuan,
  refundPlatCouponPrice: yuan,
  refundIntegralPrice: yuan,
  refundNum: z.int(),
  realIncome: yuan,
  handlingFee: yuan,
  payHandlingFee: yuan,
  refundHandlingFee: yuan,
  brokerage: yuan,
  brokeragePrice: yuan,
  refundBrokeragePrice: yuan,
  actualExpenditure: yuan,
  currentDayBalance: yuan,
  flowAmount: yuan,
  difference: yuan,
})
export type BillRow = z.output<typeof bill>

/** What list and export go by. */
export const dayFilter = z.object({ dateLimit: dateLimit.optional() })
export const monthFilter = z.object({ dateLimit: monthLimit.optional() })

const exportBills = <P extends string, F extends z.ZodRawShape>(path: P, title: string, filter: z.ZodObject<F>) =>
  get(path, {
    title,
    permission: 'merchant:export:finance:statement',
    // It starts a task, so it counts as a change although it is a GET.
    changes: true,
    operation: 'export',
    query: filter.extend({ format: sheetFormat }),
    reply: exportStarted,
    rate: { max: 10, seconds: 60 },
  })

const BASE = '/admin/merchant/finance'

export const statementApi = area(
  'statement',
  {
    days: get(`${BASE}/daily/statement/list`, {
      title: '日账单列表',
      permission: 'merchant:finance:daily:statement:page:list',
      query: pageQuery.extend(dayFilter.shape),
      reply: pageOf(bill),
    }),
    months: get(`${BASE}/month/statement/list`, {
      title: '月账单列表',
      permission: 'merchant:finance:month:statement:page:list',
      query: pageQuery.extend(monthFilter.shape),
      reply: pageOf(bill),
    }),
    /** A month's bill with its days, for the page that is printed. */
    month: get(`${BASE}/month/statement/detail`, {
      title: '月账单明细',
      permission: 'merchant:finance:month:statement:page:list',
      query: z.object({ month }),
      reply: z.object({ merchant: z.string(), printedAt: z.string(), bill, days: z.array(bill) }),
    }),
    exportDays: exportBills('/admin/merchant/export/finance/statement/daily', '导出日账单', dayFilter),
    exportMonths: exportBills('/admin/merchant/export/finance/statement/month', '导出月账单', monthFilter),
  },
  '/finance/statement',
)

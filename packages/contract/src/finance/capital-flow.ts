import { flowDirection, transactionType } from '@zhanggui/domain/finance/flow-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, get } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { pageOf, pageQuery } from '../kernel/shapes.ts'
import { exportStarted, sheetFormat } from '../task.ts'

/** What list, sums and export go by. */
export const flowFilter = z.object({
  /** Of an order, which finds its refunds too, or of a refund. */
  orderNo: z.string().trim().max(32, '订单号过长').optional(),
  type: z.enum(transactionType.codes, { error: '未知的交易类型' }).optional(),
  dateLimit: dateLimit.optional(),
})

const flowRow = z.object({
  id: z.int(),
  /** The refund's number where it is one. */
  orderNo: z.string(),
  /** Always the order's. */
  linkNo: z.string(),
  uid: z.int(),
  nickName: z.string(),
  type: z.enum(transactionType.codes),
  pm: z.literal(flowDirection.codes),
  amount: yuan,
  /** What its entries lack to balance; anything but 0 is a fault of the books and is shown. */
  difference: yuan,
  mark: z.string(),
  createTime: shopTime,
})
export type FlowRow = z.output<typeof flowRow>

export const capitalFlowApi = area(
  'capitalFlow',
  {
    list: get('/admin/merchant/finance/funds/flow', {
      title: '资金流水',
      permission: 'merchant:finance:funds:flow',
      query: pageQuery.extend(flowFilter.shape),
      reply: pageOf(flowRow),
    }),
    /** What the lines under this filter add up to. */
    sums: get('/admin/merchant/finance/funds/flow/sums', {
      title: '资金流水合计',
      permission: 'merchant:finance:funds:flow',
      query: flowFilter,
      reply: z.object({ payNum: z.int(), payAmount: yuan, refundNum: z.int(), refundAmount: yuan, balance: yuan }),
    }),
    export: get('/admin/merchant/export/finance/flow', {
      title: '导出资金流水',
      permission: 'merchant:export:finance:flow',
      // It starts a task, so it counts as a change although it is a GET.
      changes: true,
      operation: 'export',
      query: flowFilter.extend({ format: sheetFormat }),
      reply: exportStarted,
      rate: { max: 10, seconds: 60 },
    }),
  },
  '/finance/capitalFlow',
)

import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'
import { area, id, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'
import { orderNo } from './order-fields.ts'

/** Pieces, or an amount without goods; of all lines where none is named. */
const directRefund = z.object({
  orderNo,
  returnType: z.literal([1, 2], { error: '请选择退款类型' }),
  detailList: z
    .array(
      z.object({
        orderDetailId: id,
        num: z.int().min(0, '数量不能小于0').optional(),
        amount: yuan.optional(),
        restock: z.boolean().optional(),
      }),
    )
    .max(200, '一次最多退200种商品')
    .optional(),
  withFreight: z.boolean().optional(),
})

const BASE = '/admin/merchant/order'

/** The shop gives money back without having been asked. */
export const directRefundApi = area(
  'directRefund',
  {
    quoteRefund: post(`${BASE}/direct/refund/quote`, {
      title: '试算直接退款',
      permission: 'merchant:order:direct:refund',
      changes: false,
      body: directRefund,
      reply: z.object({
        refundPrice: yuan,
        freightFee: yuan,
        lines: z.array(z.object({ orderDetailId: z.int(), refundPrice: yuan, freightFee: yuan, most: yuan })),
      }),
    }),
    refund: post(`${BASE}/direct/refund`, {
      title: '订单直接退款',
      permission: 'merchant:order:direct:refund',
      body: directRefund,
      reply: done,
    }),
  },
  '/order/list',
)

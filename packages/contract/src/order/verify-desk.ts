import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { done } from '../kernel/shapes.ts'
import { orderNo } from './order-fields.ts'

const BASE = '/admin/merchant/order/verifyDesk'

const handedOver = z.object({
  orderNo: z.string(),
  nickName: z.string(),
  clerkName: z.string(),
  verifyTime: shopTime,
  totalNum: z.int(),
  goods: z.array(z.object({ productName: z.string(), sku: z.string(), num: z.int() })),
  /** Why handing over cannot be taken back; blank: it can. */
  whyNotUndo: z.string(),
})
export type HandedOver = z.output<typeof handedOver>

/** 核销台: a counter where one buyer comes after the other. */
export const verifyDeskApi = area(
  'verifyDesk',
  {
    /** The last ten that were handed over in this shop. */
    last: get(`${BASE}/last`, {
      title: '最近核销的订单',
      permission: 'merchant:order:verification',
      reply: z.array(handedOver),
    }),
    undo: post(`${BASE}/undo`, {
      title: '撤销核销',
      permission: 'merchant:order:verify:undo',
      body: z.object({ orderNo }),
      reply: done,
    }),
  },
  '/order/verifyDesk',
)

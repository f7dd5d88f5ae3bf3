import type { orderFlags } from '@zhanggui/contract/order/order-fields'
import type { z } from 'zod'

/** What decides about a paid order that is to be sent. */
export const toShip: z.output<z.ZodObject<typeof orderFlags>> = {
  status: 1,
  refundStatus: 0,
  cancelStatus: 0,
  type: 0,
  secondType: 0,
  shippingType: 1,
  groupBuyRecordStatus: 99,
  isUserDel: false,
  isDel: false,
  userRefundSign: false,
  openRefunds: 0,
}

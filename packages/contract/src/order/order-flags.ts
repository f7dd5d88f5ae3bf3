import type { OrderFlags } from '@zhanggui/domain/order/order-state'
import type { OrderRow } from './order-fields.ts'

/** What of an order decides about what may be done with it; rows and details both have it. */
export type JudgedOrder = Pick<
  OrderRow,
  | 'status'
  | 'refundStatus'
  | 'shippingType'
  | 'secondType'
  | 'groupBuyRecordStatus'
  | 'openRefunds'
  | 'userRefundSign'
  | 'isUserDel'
  | 'isDel'
>

/** In the words of the rules. */
export const flagsOf = (order: JudgedOrder): OrderFlags => ({
  status: order.status,
  refund: order.refundStatus,
  shippingType: order.shippingType,
  goodsKind: order.secondType,
  groupBuy: order.groupBuyRecordStatus,
  openRefunds: order.openRefunds,
  hasBuyerRefund: order.userRefundSign,
  isDeletedByBuyer: order.isUserDel,
  isDeletedByShop: order.isDel,
})

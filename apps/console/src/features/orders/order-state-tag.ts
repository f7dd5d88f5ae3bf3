import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import type { Tone } from '@zhanggui/domain/kernel/code-table'
import { groupBuyStatus, orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import type { OrderFlags } from '@zhanggui/domain/order/order-state'

/** What of an order decides about what may be done with it; rows and details both have it. */
type Judged = Pick<
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
export const flagsOf = (order: Judged): OrderFlags => ({
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

interface State {
  readonly label: string
  readonly tone: Tone
}

/** The word for where an order stands: refunded and group buys come before the status (sheet of orders, 3.1). */
export function stateOf(order: Pick<Judged, 'status' | 'refundStatus' | 'groupBuyRecordStatus'>): State {
  const { status, refundStatus, groupBuyRecordStatus: group } = order
  if (refundStatus === orderRefund.is.whole) {
    return { label: orderRefund.label(refundStatus), tone: orderRefund.tone(refundStatus) }
  }
  if (group === groupBuyStatus.is.open) return { label: groupBuyStatus.label(group), tone: 'info' }
  if (group === groupBuyStatus.is.failed) return { label: groupBuyStatus.label(group), tone: 'neutral' }
  return { label: orderStatus.label(status), tone: orderStatus.tone(status) }
}

import type { JudgedOrder } from '@zhanggui/contract/order/order-flags'
import type { Tone } from '@zhanggui/domain/kernel/code-table'
import { groupBuyStatus, orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'

interface State {
  readonly label: string
  readonly tone: Tone
}

/** The word for where an order stands: refunded and group buys come before the status (sheet of orders, 3.1). */
export function stateOf(order: Pick<JudgedOrder, 'status' | 'refundStatus' | 'groupBuyRecordStatus'>): State {
  const { status, refundStatus, groupBuyRecordStatus: group } = order
  if (refundStatus === orderRefund.is.whole) {
    return { label: orderRefund.label(refundStatus), tone: orderRefund.tone(refundStatus) }
  }
  if (group === groupBuyStatus.is.open) return { label: groupBuyStatus.label(group), tone: 'info' }
  if (group === groupBuyStatus.is.failed) return { label: groupBuyStatus.label(group), tone: 'neutral' }
  return { label: orderStatus.label(status), tone: orderStatus.tone(status) }
}

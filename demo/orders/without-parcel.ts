import { groupBuyStatus, orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import type { OrderPlan } from './order-plan.ts'

const { is } = orderStatus
const { toAudit, returning, toReceive } = refundStatus.is
/** What only goods that somebody carries come through. */
const onlyCarried: ReadonlySet<number> = new Set([
  is.partlyShipped,
  is.toVerify,
  is.assigned,
  is.accepted,
  is.arrived,
  is.pickedUp,
])

/** The same order of goods that nobody carries: no counter, no courier, and nothing comes back but the money. */
export function withoutParcel(plan: OrderPlan): OrderPlan {
  const { refund } = plan
  const isWaiting = onlyCarried.has(plan.status)
  return {
    ...plan,
    status: isWaiting ? is.toShip : plan.status,
    sentAt: isWaiting ? undefined : plan.sentAt,
    shippingType: shippingType.is.virtual,
    groupBuy: groupBuyStatus.is.none,
    refund: refund && {
      ...refund,
      status: refund.status === returning || refund.status === toReceive ? toAudit : refund.status,
      afterSales: afterSales.is.moneyOnly,
      returnWay: returnWay.is.none,
    },
  }
}

import { groupBuyStatus, orderStatus, shippingType } from '@zhanggui/domain/order/order-codes'
import { afterSales } from '@zhanggui/domain/order/refund-codes'
import type { OrderPlan } from './order-plan.ts'

const { is } = orderStatus
/** What only goods that somebody carries come through. */
const onlyCarried: ReadonlySet<number> = new Set([
  is.partlyShipped,
  is.toVerify,
  is.assigned,
  is.accepted,
  is.arrived,
  is.pickedUp,
])

export const canBeVirtual = ({ refund }: OrderPlan): boolean => refund?.afterSales !== afterSales.is.withReturn

/** The same order of goods that nobody carries: no counter and no courier. */
export function withoutParcel(plan: OrderPlan): OrderPlan {
  const isWaiting = onlyCarried.has(plan.status)
  return {
    ...plan,
    status: isWaiting ? is.toShip : plan.status,
    sentAt: isWaiting ? undefined : plan.sentAt,
    shippingType: shippingType.is.virtual,
    groupBuy: groupBuyStatus.is.none,
  }
}

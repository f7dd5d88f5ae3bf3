import { type OrderTab, orderTab } from './order-codes.ts'

const is = orderTab.is

/** The tab that an order stands in, as the database computes it; 全部 shows all of them, and group buys that are open. */
export const tabNumber: Readonly<Record<Exclude<OrderTab, typeof is.all>, number>> = {
  [is.unpaid]: 1,
  [is.toShip]: 2,
  [is.dispatching]: 3,
  [is.shipped]: 4,
  [is.toVerify]: 5,
  [is.delivered]: 6,
  [is.completed]: 8,
  [is.refunded]: 9,
  [is.cancelled]: 10,
  [is.deleted]: 11,
}

import type { WriteContext } from '#platform/transactions'
import type { LockedOrder } from '../core/order-row.sql.ts'
import type { Part } from './checkout.ts'
import type { PricedPart } from './price-part.ts'
import { seckillHold } from './seckill-hold.ts'

export interface HoldingOrder {
  readonly id: number
  readonly orderNo: string
  readonly uid: number
  readonly part: Part
  readonly priced: PricedPart
}

/** Why an order gives back what it holds: it was never paid, or all of it was refunded. */
export type ReleaseReason = 'cancelled' | 'refunded'

/**
 * Something an order takes away from others for as long as it lives. `take` refuses what is gone; `release` gives back what
 * this very order has taken, and nothing if it has taken nothing. Stock is not among them: it comes back piece by piece.
 */
export interface OrderHold {
  readonly take: (context: WriteContext, order: HoldingOrder) => Promise<void>
  readonly release: (context: WriteContext, order: LockedOrder, why: ReleaseReason) => Promise<void>
}

/** Always in this order, after the products, so that two orders never wait for each other. */
const holds: readonly OrderHold[] = [seckillHold]

export async function takeHolds(context: WriteContext, order: HoldingOrder): Promise<void> {
  for (const hold of holds) await hold.take(context, order)
}

export async function releaseHolds(context: WriteContext, order: LockedOrder, why: ReleaseReason): Promise<void> {
  for (const hold of holds) await hold.release(context, order, why)
}

import type { Insertable } from 'kysely'
import type { ShopOrder } from '#platform/db/schema'
import type { WriteContext } from '#platform/transactions'
import type { LockedOrder } from '../core/order-row.sql.ts'
import type { Part } from '../place/checkout.ts'
import type { PricedPart } from '../place/price-part.ts'

export interface HoldingOrder {
  readonly id: number
  readonly orderNo: string
  readonly uid: number
  readonly part: Part
  readonly priced: PricedPart
}

/** Why an order gives back what it holds: it was never paid, or all of it was refunded. */
export type ReleaseReason = 'cancelled' | 'refunded'

/** What the order remembers of it, in columns of its own. */
export type HeldColumns = Partial<Insertable<ShopOrder>>

/**
 * Something an order takes away from others for as long as it lives. `take` refuses what is gone; `release` gives back what
 * this very order has taken, and nothing if it has taken nothing. Stock is not among them: it comes back piece by piece.
 */
export interface OrderHold {
  readonly take: (context: WriteContext, order: HoldingOrder) => Promise<HeldColumns>
  readonly release: (context: WriteContext, order: LockedOrder, why: ReleaseReason) => Promise<void>
}

import type { WriteContext } from '#platform/transactions'
import type { LockedOrder } from '../core/order-row.sql.ts'
import { couponHold } from './hold-coupon.ts'
import { deliverySlotHold } from './hold-delivery-slot.ts'
import { seckillHold } from './hold-seckill.ts'
import type { HeldColumns, HoldingOrder, OrderHold, ReleaseReason } from './order-hold.ts'

/** Always in this order, after the products, so that two orders never wait for each other; what many want at once comes last. */
const holds: readonly OrderHold[] = [couponHold, seckillHold, deliverySlotHold]

export async function takeHolds(context: WriteContext, order: HoldingOrder): Promise<HeldColumns> {
  const columns: HeldColumns[] = []
  for (const hold of holds) columns.push(await hold.take(context, order))
  return Object.assign({}, ...columns) as HeldColumns
}

export async function releaseHolds(context: WriteContext, order: LockedOrder, why: ReleaseReason): Promise<void> {
  for (const hold of holds) await hold.release(context, order, why)
}

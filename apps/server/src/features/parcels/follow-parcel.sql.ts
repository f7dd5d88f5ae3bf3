import { nextPoll } from '@zhanggui/domain/order/parcel/judge-parcel'
import { parcelState } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

interface NewParcel {
  readonly shipmentId: number
  readonly orderId: number
  readonly sentAt: Date
}

/** A shipment that a carrier has got; travels with the statements that follow. */
export function followParcel(db: MerchantDb, { shipmentId, orderId, sentAt }: NewParcel) {
  const state = parcelState.is.waiting
  const next_poll_at = nextPoll({ state, sentAt, lastTraceAt: null }, sentAt) ?? null
  const parcel = { shipment_id: shipmentId, order_id: orderId, sent_at: sentAt, state, next_poll_at }
  db.sendAlong(
    db.q
      .insertInto('tracked_shipment')
      .values({ ...parcel, mer_id: db.merId })
      .execute(),
  )
}

/** Another carrier or number: what was heard so far was about something else, and the carrier is asked soon. */
export async function restartParcels(db: MerchantDb, shipmentIds: readonly number[], now: Date) {
  await db.q
    .updateTable('tracked_shipment')
    .set({
      state: parcelState.is.waiting,
      last_trace: '',
      last_trace_at: null,
      polled_at: null,
      next_poll_at: now,
      failures: 0,
      poll_error: '',
      problem: null,
      handled_at: null,
      handled_by: 0,
      handled_name: '',
      handled_note: '',
    })
    .where('mer_id', '=', db.merId)
    .where('shipment_id', '=', anyOf(shipmentIds))
    .execute()
}

/** A shipment that was taken back. */
export async function unfollowParcel(db: MerchantDb, shipmentId: number) {
  await db.q
    .deleteFrom('tracked_shipment')
    .where('mer_id', '=', db.merId)
    .where('shipment_id', '=', shipmentId)
    .execute()
}

/**
 * The order was received, so nobody asks any more. A buyer who says so has the parcels; where only time has passed, what
 * was wrong with them still is.
 */
export async function endParcels(db: MerchantDb, orderId: number, by: 'buyer' | 'system') {
  await db.q
    .updateTable('tracked_shipment')
    .set({
      next_poll_at: null,
      failures: 0,
      poll_error: '',
      ...(by === 'buyer' && { state: parcelState.is.signed, problem: null, handled_at: null }),
    })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .execute()
}

import { bookSlot, releaseSlot } from '#features/delivery-times/public'
import type { OrderHold } from './order-hold.ts'

/** A place in a delivery time of the shop. */
export const deliverySlotHold: OrderHold = {
  take: async ({ db, now }, { part }) => {
    const slot = await bookSlot(db, part, now)
    return slot
      ? { delivery_slot_id: slot.slotId, delivery_day: slot.day, delivery_start: slot.start, delivery_end: slot.end }
      : {}
  },
  release: async (
    { db, now },
    { deliverySlotId: slotId, deliveryDay: day, deliveryStart: start, deliveryEnd: end },
  ) => {
    if (slotId !== null && day !== null && start !== null && end !== null) {
      await releaseSlot(db, { slotId, day, start, end }, now)
    }
  },
}

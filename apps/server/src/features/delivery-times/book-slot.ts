import { serviceOf } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import {
  dateOfDay,
  dayNumber,
  fullReason,
  placesOn,
  type ShopDate,
  startsAt,
  whyNotBook,
} from '@zhanggui/domain/delivery-time/slot-rules'
import type { ShippingType } from '@zhanggui/domain/order/order-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse, refuseIf } from '#platform/http/refusals'
import { findExceptions } from './exception.sql.ts'
import { hasOpenSlots, holdSlot, peekSlot } from './slot.sql.ts'
import { findUsage, givePlaceBack, takePlace } from './usage.sql.ts'

interface Choice {
  readonly shippingType: ShippingType
  readonly deliverySlotId?: number | undefined
  readonly deliveryDate?: ShopDate | undefined
}

/** The slot as an order keeps it. */
export interface BookedSlot {
  readonly slotId: number
  readonly day: number
  readonly start: number
  readonly end: number
}

const bookingOf = ({ deliverySlotId, deliveryDate }: Choice) =>
  deliverySlotId === undefined || deliveryDate === undefined ? undefined : { id: deliverySlotId, date: deliveryDate }

type Booking = NonNullable<ReturnType<typeof bookingOf>>

/** Refuses a chosen time that cannot be booked now. Answers with what is needed to take a place. */
async function findPlace(
  db: MerchantDb,
  slot: Awaited<ReturnType<typeof holdSlot>>,
  service: number,
  { id, date }: Booking,
  now: Date,
) {
  if (!slot || slot.serviceType !== service) return refuse('配送时段不存在')
  const [exceptions, used] = await Promise.all([
    findExceptions(db, slot.serviceType, date, date),
    findUsage(db, [id], date, date),
  ])
  refuseIf(whyNotBook(slot, date, { used: used(id, date), exceptions }, now))
  return { slot, capacity: placesOn(slot, date, exceptions).capacity }
}

/** Whether a time that is chosen can be booked; a quote may be asked for without one. */
export async function checkSlot(db: MerchantDb, choice: Choice, now: Date): Promise<void> {
  const [service, booking] = [serviceOf(choice.shippingType), bookingOf(choice)]
  if (service !== undefined && booking) await findPlace(db, await peekSlot(db, booking.id), service, booking, now)
}

/** Takes a place in the chosen slot. Where the shop has slots for this kind of order, one must be chosen. */
export async function bookSlot(db: MerchantDb, choice: Choice, now: Date): Promise<BookedSlot | undefined> {
  const service = serviceOf(choice.shippingType)
  if (service === undefined) return undefined
  const booking = bookingOf(choice)
  if (!booking) {
    if (await hasOpenSlots(db, service)) refuse('请选择配送时间')
    return undefined
  }
  const { slot, capacity } = await findPlace(db, await holdSlot(db, booking.id), service, booking, now)
  if (!(await takePlace(db, slot.id, booking.date, capacity))) refuse(fullReason)
  return { slotId: slot.id, day: dayNumber(booking.date), start: slot.start, end: slot.end }
}

/** A place that nobody needs any more can be booked again, as long as the slot has not begun. */
export async function releaseSlot(db: MerchantDb, { slotId, day, start, end }: BookedSlot, now: Date): Promise<void> {
  if (now < startsAt({ start, end }, dateOfDay(day))) await givePlaceBack(db, slotId, day)
}

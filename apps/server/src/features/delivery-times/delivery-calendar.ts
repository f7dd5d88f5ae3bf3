import { serviceOf, type SlotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import {
  addDays,
  cutoffAt,
  joinRange,
  MOST_DAYS_AHEAD,
  nameOfSlot,
  placesOn,
  type ShopDate,
  shopDate,
  weekdayOf,
  whyNotBook,
} from '@zhanggui/domain/delivery-time/slot-rules'
import type { ShippingType } from '@zhanggui/domain/order/order-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findExceptions } from './exception.sql.ts'
import { listSlotsOf } from './slot.sql.ts'
import { findUsage } from './usage.sql.ts'

interface Asked {
  readonly serviceType: SlotService
  readonly from: ShopDate
  readonly days: number
}

async function readDays(db: MerchantDb, { serviceType, from, days }: Asked) {
  const until = addDays(from, days - 1)
  const [slots, exceptions] = await Promise.all([
    listSlotsOf(db, serviceType),
    findExceptions(db, serviceType, from, until),
  ])
  const used = await findUsage(
    db,
    slots.map(({ id }) => id),
    from,
    until,
  )
  const dates = Array.from({ length: days }, (_, nth) => addDays(from, nth))
  return { slots, exceptions, used, dates }
}

/** Every slot on every day, with what is booked. */
export async function readCalendar(db: MerchantDb, asked: Asked) {
  const { slots, exceptions, used, dates } = await readDays(db, asked)
  return {
    slots: slots.map((slot) => ({
      id: slot.id,
      name: nameOfSlot(slot),
      timeRange: joinRange(slot),
      status: slot.status,
    })),
    days: dates.map((date) => ({
      date,
      weekday: weekdayOf(date),
      cells: slots.map((slot) => {
        const { isClosed, capacity } = placesOn(slot, date, exceptions)
        const taken = used(slot.id, date)
        return {
          slotId: slot.id,
          capacity,
          used: taken,
          remaining: capacity === 0 ? null : Math.max(0, capacity - taken),
          closed: isClosed || !slot.status,
          cutoffAt: cutoffAt(slot, date),
        }
      }),
    })),
  }
}

/** What a buyer can choose now: days in their order, each with its slots. */
export async function listBookable(db: MerchantDb, way: ShippingType, now: Date) {
  const serviceType = serviceOf(way)
  if (serviceType === undefined) return { isRequired: false, dayList: [] }
  const { slots, exceptions, used, dates } = await readDays(db, {
    serviceType,
    from: shopDate(now),
    days: MOST_DAYS_AHEAD,
  })
  const days = dates.map((date) => ({
    date,
    slotList: slots
      .filter((slot) => !whyNotBook(slot, date, { used: used(slot.id, date), exceptions }, now))
      .map((slot) => {
        const { capacity } = placesOn(slot, date, exceptions)
        return {
          deliverySlotId: slot.id,
          name: nameOfSlot(slot),
          timeRange: joinRange(slot),
          remaining: capacity === 0 ? null : capacity - used(slot.id, date),
          cutoffAt: cutoffAt(slot, date),
        }
      }),
  }))
  return {
    isRequired: slots.some(({ status }) => status),
    dayList: days.filter(({ slotList }) => slotList.length > 0),
  }
}

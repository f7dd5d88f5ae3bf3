import { fieldsOf } from '#ui/form/fields-of.ts'
import type { deliveryTimeDraft, DeliveryTimeRow } from '@zhanggui/contract/marketing/delivery-time'
import { cutoffMode, type SlotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { nameOfSlot, parseRange } from '@zhanggui/domain/delivery-time/slot-rules'
import type { z } from 'zod'

export type SlotValues = z.output<typeof deliveryTimeDraft>

export const newSlot = (serviceType: SlotService): SlotValues => ({
  name: '',
  serviceType,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timeRange: '09:00,12:00',
  capacity: 0,
  cutoffMode: cutoffMode.is.beforeSlot,
  cutoffMinutes: 60,
  cutoffTime: '18:00',
  maxDays: 7,
  sort: 0,
  status: true,
})

export const slotValues = (slot: SlotValues): SlotValues => fieldsOf(newSlot(slot.serviceType), slot)

/** 上午, or 09:00-12:00. */
export const slotName = ({ name, timeRange }: Pick<DeliveryTimeRow, 'name' | 'timeRange'>): string =>
  nameOfSlot({ name, ...(parseRange(timeRange) ?? { start: 0, end: 0 }) })

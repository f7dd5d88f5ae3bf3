import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { joinRange, nameOfSlot } from '@zhanggui/domain/delivery-time/slot-rules'
import type { StaffContext } from '#platform/http/route'
import { checkOverlap } from './save-slot.ts'
import { lockSlot, lockSlots, updateSlotStatus } from './slot.sql.ts'

const word = (isOpen: boolean) => (isOpen ? '开启' : '关闭')

/** What is booked stays booked when a slot is closed. */
export async function switchSlot(context: StaffContext, { id, status }: { id: number; status: boolean }) {
  const { db, now } = context
  await lockSlots(db)
  const slot = await lockSlot(db, id, now)
  await checkOverlap(db, id, { ...slot, timeRange: joinRange(slot), status })
  await updateSlotStatus(context, id, status)
  context.recordChanges(changesBetween({ 状态: [word(slot.status), word(status)] }), nameOfSlot(slot))
  return null
}

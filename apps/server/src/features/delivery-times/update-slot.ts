import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { nameOfSlot, whyNotMove } from '@zhanggui/domain/delivery-time/slot-rules'
import { checkVersion, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkOverlap } from './save-slot.ts'
import { describeSlot } from './slot-words.ts'
import { lockSlot, lockSlots, timesOf, updateSlot as updateSlotRow } from './slot.sql.ts'

export async function updateSlot(context: StaffContext, input: InputOf<typeof deliveryTimeApi.update>) {
  const { db, now } = context
  await lockSlots(db)
  const before = await lockSlot(db, input.id, now)
  checkVersion(input, before)
  const after = { ...input, ...timesOf(input) }
  refuseIf(whyNotMove(before, after, before.futureUsed))
  await checkOverlap(db, input.id, input)
  await updateSlotRow(context, input.id, input)
  context.recordChanges(changesOfRecord(describeSlot(before), describeSlot(after)), nameOfSlot(after))
  return null
}

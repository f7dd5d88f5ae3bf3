import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { nameOfSlot } from '@zhanggui/domain/delivery-time/slot-rules'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { describeSlot } from './slot-words.ts'
import { lockSlot, markSlotDeleted } from './slot.sql.ts'

export async function deleteSlot(context: StaffContext, { id }: { id: number }) {
  const slot = await lockSlot(context.db, id, context.now)
  if (slot.futureUsed > 0) refuse('存在未完成的预约订单，不能删除')
  await markSlotDeleted(context, id)
  context.recordChanges(changesOfRecord(describeSlot(slot), undefined), nameOfSlot(slot))
  return null
}

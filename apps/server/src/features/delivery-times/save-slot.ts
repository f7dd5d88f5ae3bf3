import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { changesOfRecord } from '@zhanggui/domain/audit/change-rules'
import { nameOfSlot } from '@zhanggui/domain/delivery-time/slot-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { describeSlot } from './slot-words.ts'
import { findOverlapping, insertSlot, lockSlots, timesOf } from './slot.sql.ts'

type Draft = InputOf<typeof deliveryTimeApi.save>

/** Whoever calls holds the shop. */
export async function checkOverlap(db: MerchantDb, id: number, draft: Draft) {
  const other = await findOverlapping(db, id, draft)
  if (other) refuse(`与时段 ${nameOfSlot(other)} 重叠`, { field: 'timeRange' })
}

export async function saveSlot(context: StaffContext, draft: Draft) {
  const { db } = context
  await lockSlots(db)
  await checkOverlap(db, 0, draft)
  const id = await context.newId()
  await insertSlot(context, id, draft)
  const slot = { ...draft, ...timesOf(draft) }
  context.recordChanges(changesOfRecord(undefined, describeSlot(slot)), nameOfSlot(slot))
  return { id }
}

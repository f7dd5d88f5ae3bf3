import { dayNumber, type ShopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** How many orders the slots have on these days, by slot and day. */
export async function findUsage(db: MerchantDb, slotIds: readonly number[], from: ShopDate, until: ShopDate) {
  const rows = await db.q
    .selectFrom('delivery_usage')
    .select(['slot_id', 'day', 'used'])
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`slot_id = any (${slotIds}::bigint[])`)
    .where('day', '>=', dayNumber(from))
    .where('day', '<=', dayNumber(until))
    .execute()
  const used = new Map(rows.map((row) => [`${row.slot_id} ${row.day}`, row.used]))
  return (slotId: number, date: ShopDate): number => used.get(`${slotId} ${dayNumber(date)}`) ?? 0
}

/** Takes one place, if there is one: of many who try at once exactly as many succeed as there are places. */
export async function takePlace(db: MerchantDb, slotId: number, date: ShopDate, capacity: number): Promise<boolean> {
  const most = capacity === 0 ? sql`true` : sql`delivery_usage.used < ${capacity}`
  const { numAffectedRows } = await sql`insert into delivery_usage (mer_id, slot_id, day, used)
    values (${db.merId}, ${slotId}, ${dayNumber(date)}, 1)
    on conflict (mer_id, slot_id, day) do update set used = delivery_usage.used + 1 where ${most}`.execute(db.q)
  return numAffectedRows === 1n
}

export async function givePlaceBack(db: MerchantDb, slotId: number, day: number) {
  await db.q
    .updateTable('delivery_usage')
    .set({ used: sql<number>`used - 1` })
    .where('mer_id', '=', db.merId)
    .where('slot_id', '=', slotId)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute()
}

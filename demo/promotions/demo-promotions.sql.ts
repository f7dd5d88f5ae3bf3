import { dayNumber, type ShopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import type { Period } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

export async function someProducts(db: MerchantDb, most: number): Promise<number[]> {
  const rows = await db.q
    .selectFrom('product')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('state', '=', 1)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function someCategories(db: MerchantDb, most: number): Promise<number[]> {
  const rows = await db.q
    .selectFrom('store_category')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('pid', '=', 0)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

interface Booking {
  readonly slotId: number
  readonly date: ShopDate
  readonly start: number
  readonly end: number
  readonly orders: number
}

/** Gives times to the newest orders that wait to be sent. */
export async function bookDemoOrders(db: MerchantDb, bookings: readonly Booking[]) {
  for (const { slotId, date, start, end, orders } of bookings) {
    const { numAffectedRows = 0n } = await sql`update shop_order
      set delivery_slot_id = ${slotId}, delivery_day = ${dayNumber(date)}, delivery_start = ${start}, delivery_end = ${end}
      where mer_id = ${db.merId} and id = any (array(
        select o.id from shop_order o where o.mer_id = ${db.merId} and o.status = 1 and o.shipping_type = 1
          and o.refund_status = 0 and o.delivery_day is null
          and o.created_at < (${date}::date::timestamp at time zone 'Asia/Shanghai')
        order by o.created_at desc limit ${orders}))`.execute(db.q)
    if (numAffectedRows === 0n) continue
    await db.q
      .insertInto('delivery_usage')
      .values({ mer_id: db.merId, slot_id: slotId, day: dayNumber(date), used: Number(numAffectedRows) })
      .execute()
  }
}

/** What the demo's orders were reduced by in this time was this promotion. */
export async function reduceDemoOrders(db: MerchantDb, id: number, { startTime, endTime }: Period, now: Date) {
  if (startTime > now) return
  await sql`update order_line l set full_reduction_id = ${id}
    from shop_order o
    where l.mer_id = ${db.merId} and o.mer_id = ${db.merId} and o.id = l.order_id and l.full_reduction_fen > 0
      and l.full_reduction_id is null and o.created_at >= ${startTime} and o.created_at < ${endTime}`.execute(db.q)
}

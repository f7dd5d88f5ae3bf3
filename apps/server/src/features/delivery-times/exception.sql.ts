import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import type { ExceptionType, SlotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { dayNumber, type ShopDate, type SlotException } from '@zhanggui/domain/delivery-time/slot-rules'
import { sql } from 'kysely'
import { refuseDuplicate } from '#platform/db/duplicate'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

const onceADay = refuseDuplicate('delivery_exception_day', '该日期已设置，请先删除原来的设置', { field: 'date' })

const exceptions = (db: MerchantDb) =>
  db.q
    .selectFrom('delivery_exception as e')
    .select([
      sql<ShopDate>`to_char(to_date(e.day::text, 'YYYYMMDD'), 'YYYY-MM-DD')`.as('date'),
      sql<number | null>`nullif(e.slot_id, 0)`.as('slotId'),
      sql<ExceptionType>`e.type`.as('type'),
      'e.capacity',
    ])
    .where('e.mer_id', '=', db.merId)

/** What differs from the week on these days. */
export const findExceptions = (
  db: MerchantDb,
  serviceType: SlotService,
  from: ShopDate,
  until: ShopDate,
): Promise<SlotException[]> =>
  exceptions(db)
    .where('e.service_type', '=', serviceType)
    .where('e.day', '>=', dayNumber(from))
    .where('e.day', '<=', dayNumber(until))
    .execute()

export const listExceptions = (db: MerchantDb, serviceType: SlotService, from: ShopDate) =>
  exceptions(db)
    .leftJoin('delivery_slot as s', (join) => join.on('s.mer_id', '=', db.merId).onRef('s.id', '=', 'e.slot_id'))
    .select(['e.id', 'e.remark', 's.name', 's.start_min as start', 's.end_min as end'])
    .select(sql<SlotService>`e.service_type`.as('serviceType'))
    .where('e.service_type', '=', serviceType)
    .where('e.day', '>=', dayNumber(from))
    .orderBy('e.day')
    .orderBy('e.slot_id')
    .execute()

export const insertException = (
  db: MerchantDb,
  id: number,
  draft: InputOf<typeof deliveryTimeApi.saveException>,
  now: Date,
) =>
  onceADay(
    db.q.insertInto('delivery_exception').values({
      mer_id: db.merId,
      id,
      day: dayNumber(draft.date),
      service_type: draft.serviceType,
      slot_id: draft.slotId ?? 0,
      type: draft.type,
      capacity: draft.capacity,
      remark: draft.remark,
      created_at: now,
    }),
  )

export async function removeException(db: MerchantDb, id: number): Promise<{ date: ShopDate }> {
  const found = await exceptions(db).where('e.id', '=', id).executeTakeFirst()
  if (!found) return missing('特殊日期不存在')
  await db.q.deleteFrom('delivery_exception').where('mer_id', '=', db.merId).where('id', '=', id).execute()
  return found
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import type { CutoffMode, SlotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { joinRange, overlap, parseRange, type Slot } from '@zhanggui/domain/delivery-time/slot-rules'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import { type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage } from '#platform/db/page-window'
import { prepared } from '#platform/db/prepared'
import { missing } from '#platform/http/refusals'

export interface StoredSlot extends Slot {
  readonly id: number
  readonly name: string
  readonly serviceType: SlotService
}

const slots = (db: MerchantDb) =>
  db.q
    .selectFrom('delivery_slot')
    .select(['id', 'name', 'start_min as start', 'end_min as end', 'capacity', 'cutoff_minutes as cutoffMinutes'])
    .select(['cutoff_time as cutoffTime', 'max_days as maxDays', 'is_open as status'])
    .select([
      sql<SlotService>`service_type`.as('serviceType'),
      sql<number[]>`weekdays`.as('weekdays'),
      sql<CutoffMode>`cutoff_mode`.as('cutoffMode'),
    ])
    .where('delivery_slot.mer_id', '=', db.merId)
    .where('deleted_at', 'is', null)

const rows = (db: MerchantDb, now: Date) => {
  const today = shopDay(now)
  const used = (days: 'today' | 'future') => sql<number>`coalesce((select sum(u.used) from delivery_usage u
    where u.mer_id = ${db.merId} and u.slot_id = delivery_slot.id
      and ${days === 'today' ? sql`u.day = ${today}` : sql`u.day >= ${today}`}), 0)::integer`
  return slots(db)
    .select(['sort', 'version', 'created_at as createTime', 'updated_at as updateTime'])
    .select([used('today').as('todayUsed'), used('future').as('futureUsed')])
}

const slotFilter: FilterSql<FilterOf<typeof deliveryTimeApi.list>> = {
  serviceType: (type) => sql`service_type = ${type}`,
  status: (isOpen) => sql`is_open = ${isOpen}`,
  weekday: (day) => sql`${day}::smallint = any (weekdays)`,
}

type Row = Awaited<ReturnType<typeof lockSlot>>
const rowOf = <R extends Pick<Row, 'start' | 'end'>>(row: R) => ({ ...row, timeRange: joinRange(row) })

export async function listSlots(db: MerchantDb, query: FilterOf<typeof deliveryTimeApi.list> & PageQuery, now: Date) {
  const found = rows(db, now)
    .where(passes(slotFilter, query))
    .orderBy('service_type')
    .orderBy('sort', 'desc')
    .orderBy('start_min')
    .orderBy('id')
  return mapPage(await countedPage(query, found), rowOf)
}

const noSuchSlot = () => missing('配送时段不存在')

export async function findSlot(db: MerchantDb, id: number, now: Date) {
  const found = await rows(db, now).where('id', '=', id).executeTakeFirst()
  return rowOf(found ?? noSuchSlot())
}

/** Nobody books it until this transaction ends. What is booked is counted once it is held. */
export async function lockSlot(db: MerchantDb, id: number, now: Date) {
  await slots(db).where('id', '=', id).forUpdate().execute()
  const found = rows(db, now).select(editorOf(db, 'delivery_slot').as('updatedBy')).where('id', '=', id)
  return (await found.executeTakeFirst()) ?? noSuchSlot()
}

export const peekSlot = (db: MerchantDb, id: number): Promise<StoredSlot | undefined> =>
  slots(db).where('id', '=', id).executeTakeFirst()

/** For a booking: its time and its days stay as they are until this transaction ends. */
export const holdSlot = (db: MerchantDb, id: number): Promise<StoredSlot | undefined> =>
  slots(db).where('id', '=', id).forKeyShare().executeTakeFirst()

export const listSlotsOf = (db: MerchantDb, serviceType: SlotService): Promise<StoredSlot[]> =>
  slots(db).where('service_type', '=', serviceType).orderBy('sort', 'desc').orderBy('start_min').orderBy('id').execute()

/** Whether orders of this kind need a time. */
export const hasOpenSlots = async (db: MerchantDb, serviceType: SlotService): Promise<boolean> =>
  (await openSlots(db, serviceType)).length > 0

const openSlots = prepared((db, serviceType: SlotService) =>
  slots(db).where('service_type', '=', serviceType).where('is_open', '=', true).limit(1),
)

/** Two staff members must not add overlapping slots at the same time. */
export async function lockSlots(db: MerchantDb): Promise<void> {
  await db.q.selectFrom('merchant').select('id').where('id', '=', db.merId).forNoKeyUpdate().execute()
}

type Draft = InputOf<typeof deliveryTimeApi.save>

export const timesOf = ({ timeRange }: { timeRange: string }) => parseRange(timeRange) ?? { start: 0, end: 0 }

/** An open slot of the same service that this one would overlap. */
export async function findOverlapping(db: MerchantDb, id: number, slot: Draft): Promise<StoredSlot | undefined> {
  if (!slot.status) return undefined
  const others = await listSlotsOf(db, slot.serviceType)
  const own = { ...timesOf(slot), weekdays: slot.weekdays }
  return others.find((other) => other.id !== id && other.status && overlap(own, other))
}

const columnsOf = (draft: Draft) => ({
  name: draft.name,
  service_type: draft.serviceType,
  weekdays: [...draft.weekdays],
  start_min: timesOf(draft).start,
  end_min: timesOf(draft).end,
  capacity: draft.capacity,
  cutoff_mode: draft.cutoffMode,
  cutoff_minutes: draft.cutoffMinutes,
  cutoff_time: draft.cutoffTime,
  max_days: draft.maxDays,
  sort: draft.sort,
  is_open: draft.status,
})

export async function insertSlot(edit: Edit, id: number, draft: Draft) {
  await insertRecord(edit, 'delivery_slot', id, columnsOf(draft)).execute()
}

export async function updateSlot(edit: Edit, id: number, draft: Draft) {
  await updateRecord(edit, 'delivery_slot', id, columnsOf(draft)).execute()
}

export async function updateSlotStatus(edit: Edit, id: number, isOpen: boolean) {
  await updateRecord(edit, 'delivery_slot', id, { is_open: isOpen }).execute()
}

/** Orders keep their time. */
export async function markSlotDeleted(edit: Edit, id: number) {
  await updateRecord(edit, 'delivery_slot', id, { deleted_at: edit.now }).execute()
}

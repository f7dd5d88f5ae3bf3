import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import { lockShop } from '../shop-for-orders.sql.ts'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

const holidays = (db: MerchantDb) =>
  db.q
    .selectFrom('holiday')
    .select(['id', 'starts_at as startsAt', 'ends_at as endsAt', 'note', 'takes_bookings as takesBookings', 'version'])
    .where('mer_id', '=', db.merId)

/** The next one first, then those that are over. */
export const listHolidays = (db: MerchantDb, now: Date) =>
  holidays(db)
    .orderBy((eb) => eb('ends_at', '<=', now))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** Those that are not over at that moment: what the rules of the domain ask for. */
export const findClosures = prepared((db, from: Date) => holidays(db).where('ends_at', '>', from))

/** All of them for this transaction alone, and the shop's row before: there may be none yet. */
export async function lockHolidays(db: MerchantDb) {
  await lockShop(db)
  return holidays(db).select(editorOf(db, 'holiday').as('updatedBy')).orderBy('id').execute()
}

export interface HolidayFields {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly note: string
  readonly takesBookings: boolean
}

const columnsOf = ({ startsAt, endsAt, note, takesBookings }: HolidayFields) => ({
  starts_at: startsAt,
  ends_at: endsAt,
  note,
  takes_bookings: takesBookings,
})

export async function insertHoliday(edit: Edit, id: number, holiday: HolidayFields) {
  await insertRecord(edit, 'holiday', id, columnsOf(holiday)).execute()
}

export async function updateHolidayRow(edit: Edit, id: number, holiday: HolidayFields) {
  await updateRecord(edit, 'holiday', id, columnsOf(holiday)).execute()
}

export const deleteHolidayRow = (db: MerchantDb, id: number) => deleteRecord(db, 'holiday', id)

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { exportApi } from '@zhanggui/contract/export/export'
import type { ExportEvery, ExportKind, Weekday } from '@zhanggui/domain/export/export-codes'
import type { ExportFormat } from '@zhanggui/domain/task/task-codes'
import { sql } from 'kysely'
import { deleteRecord, type Edit, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

interface Viewer {
  readonly adminId: number
  readonly isOwner: boolean
}

const schedules = (db: MerchantDb) =>
  db.q
    .selectFrom('export_schedule')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'export_schedule.admin_id'))
    .where('export_schedule.mer_id', '=', db.merId)
    .select(['export_schedule.id', 'admin_id as adminId', 'name', 'is_plain as isPlain', 'hour', 'is_on as isOn'])
    .select(['paused_reason as pausedReason', 'next_run_at as nextTime', 'last_run_at as lastTime'])
    .select([
      'export_schedule.version',
      sql<ExportKind>`kind`.as('kind'),
      sql<Record<string, string>>`filters`.as('filters'),
      sql<string[] | null>`columns`.as('columns'),
      sql<ExportFormat>`format`.as('format'),
      sql<ExportEvery>`every`.as('every'),
      sql<Weekday>`weekday`.as('weekday'),
    ])
    .select((eb) => eb.fn.coalesce('a.real_name', sql.lit('')).as('adminName'))
    .select(editorOf(db, 'export_schedule').as('updatedBy'))

export type StoredSchedule = Awaited<ReturnType<typeof listSchedules>>[number]

/** The owner sees all, others their own. */
export function listSchedules(db: MerchantDb, { adminId, isOwner }: Viewer) {
  const all = schedules(db).orderBy('export_schedule.id', 'desc')
  return (isOwner ? all : all.where('admin_id', '=', adminId)).execute()
}

export const lockSchedule = (db: MerchantDb, id: number) =>
  schedules(db).where('export_schedule.id', '=', id).forUpdate('export_schedule').executeTakeFirst()

type Draft = InputOf<typeof exportApi.saveSchedule>

const valuesOf = ({ isPlain, filters, columns, ...rest }: Draft) => ({
  ...rest,
  is_plain: isPlain,
  filters: JSON.stringify(filters),
  // As text: the driver would make an array of PostgreSQL of a list.
  columns: columns && JSON.stringify(columns),
})

export async function insertSchedule(context: Edit, id: number, draft: Draft, nextAt: Date) {
  await insertRecord(context, 'export_schedule', id, {
    ...valuesOf(draft),
    admin_id: context.staff.adminId,
    next_run_at: nextAt,
  }).execute()
}

const own = (db: MerchantDb, id: number) =>
  db.q.updateTable('export_schedule').where('mer_id', '=', db.merId).where('id', '=', id)

export async function updateScheduleRow(context: Edit, id: number, draft: Draft, nextAt: Date | null) {
  await updateRecord(context, 'export_schedule', id, { ...valuesOf(draft), next_run_at: nextAt }).execute()
}

export async function turnSchedule(context: Edit, id: number, nextAt: Date | null) {
  const turned = { is_on: nextAt !== null, paused_reason: '', next_run_at: nextAt }
  await updateRecord(context, 'export_schedule', id, turned).execute()
}

/** Ends a turn: when it ran, and when it runs again. */
export async function setNextRun(db: MerchantDb, id: number, ranAt: Date, nextAt: Date) {
  await own(db, id).set({ last_run_at: ranAt, next_run_at: nextAt }).execute()
}

export async function pauseSchedule(db: MerchantDb, id: number, reason: string) {
  await own(db, id).set({ is_on: false, paused_reason: reason, next_run_at: null }).execute()
}

export const deleteScheduleRow = (db: MerchantDb, id: number) => deleteRecord(db, 'export_schedule', id)

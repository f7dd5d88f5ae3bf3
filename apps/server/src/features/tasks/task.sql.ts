import type { Page, PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { taskApi, TaskRow } from '@zhanggui/contract/task'
import { type TaskKind, type TaskStatus, taskStatus } from '@zhanggui/domain/task/task-codes'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import { timeBefore } from '#platform/jobs/sweep'

const KEPT_MS = 90 * 24 * 3_600_000

/** The viewer: the owner sees all tasks, others their own. */
export interface Viewer {
  readonly adminId: number
  readonly isOwner: boolean
}

function visible(db: MerchantDb, { adminId, isOwner }: Viewer) {
  const all = db.q
    .selectFrom('task as t')
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 't.admin_id'))
    .where('t.mer_id', '=', db.merId)
  return isOwner ? all : all.where('t.admin_id', '=', adminId)
}

export const rows = (db: MerchantDb, viewer: Viewer) =>
  visible(db, viewer)
    .select(['t.id', 't.title', 't.total', 't.done', 't.failed', 't.file_name as fileName', 't.error'])
    .select(['t.created_at as createTime', 't.finished_at as finishTime'])
    .select([sql<TaskKind>`t.kind`.as('kind'), sql<TaskStatus>`t.status`.as('status')])
    .select(sql<string>`coalesce(a.real_name, '')`.as('adminName'))

export const listTasks = (db: MerchantDb, viewer: Viewer, page: PageQuery): Promise<Page<TaskRow>> =>
  countedPage(page, rows(db, viewer).orderBy('t.id', 'desc'))

export const findTask = (db: MerchantDb, viewer: Viewer, id: number): Promise<TaskRow | undefined> =>
  rows(db, viewer).where('t.id', '=', id).executeTakeFirst()

export async function isTaskFinished(db: MerchantDb, id: number): Promise<boolean> {
  const task = await db.q
    .selectFrom('task')
    .select('finished_at')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .executeTakeFirst()
  return task?.finished_at !== null
}

const failedRows = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('task_row')
    .where('mer_id', '=', db.merId)
    .where('task_id', '=', id)
    // A literal, so that the partial index of failed rows is used.
    .where(sql<boolean>`status = 2`)

const failureFilter: FilterSql<FilterOf<typeof taskApi.failures>> = { reason: (reason) => sql`reason = ${reason}` }

export function listFailures(db: MerchantDb, id: number, query: PageQuery & FilterOf<typeof taskApi.failures>) {
  const failed = failedRows(db, id).select(['kind', 'ref_id as refId', 'label', 'reason'])
  return countedPage(query, failed.where(passes(failureFilter, query)).orderBy('no'))
}

/** Why rows failed, most of them first. */
export const countFailures = (db: MerchantDb, id: number) =>
  failedRows(db, id)
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count')])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()

export interface NewTaskRow {
  readonly id: number
  readonly kind: TaskKind
  readonly title: string
  readonly params: unknown
  readonly total: number
  readonly adminId: number
}

export async function insertTask(db: MerchantDb, { adminId, params, ...task }: NewTaskRow, now: Date) {
  await db.q
    .insertInto('task')
    .values({
      ...task,
      params: sql`${JSON.stringify(params)}::jsonb`,
      mer_id: db.merId,
      admin_id: adminId,
      created_at: now,
    })
    .execute()
}

/** Counts unfinished tasks under a lock, so that the count holds until the caller's insert commits. */
export async function lockUnfinished(db: MerchantDb): Promise<number> {
  const [, { count }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtext('task'), ${db.merId}::int)`.execute(db.q),
    db.q
      .selectFrom('task')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('mer_id', '=', db.merId)
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return count
}

export interface StoredTask {
  readonly id: number
  readonly title: string
  readonly params: unknown
  readonly adminId: number
}

/** Undefined if it has ended: a repeated job run has nothing left to do. */
export const beginTask = (db: MerchantDb, id: number): Promise<StoredTask | undefined> =>
  db.q
    .updateTable('task')
    .set({ status: taskStatus.is.running })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning(['id', 'title', 'params', 'admin_id as adminId'])
    .executeTakeFirst()

/** The parameters of a task in any state. */
export async function findParams(db: MerchantDb, id: number): Promise<unknown> {
  const row = await db.q
    .selectFrom('task')
    .select('params')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.params
}

export interface Step {
  /** Additional rows done. */
  readonly done?: number
  /** Additional rows failed. */
  readonly failed?: number
  /** Rows done since the start, for work that starts over: attempts that overlap are not added up. */
  readonly reached?: number
}

const progress = ['id', 'total', 'done', 'failed', sql<TaskStatus>`status`.as('status')] as const

export const addProgress = (db: MerchantDb, id: number, { done = 0, failed = 0, reached = 0 }: Step) =>
  db.q
    .updateTable('task')
    .set((eb) => ({
      done: eb.fn<number>('greatest', [eb('done', '+', done), eb.val(reached)]),
      failed: eb('failed', '+', failed),
    }))
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .returning(progress)
    .executeTakeFirstOrThrow()

/** Resets the progress of a task that starts over with every attempt. */
export async function restartTask(db: MerchantDb, id: number, total: number) {
  await db.q
    .updateTable('task')
    .set({ total, done: 0, failed: 0 })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

export interface Ending {
  readonly status: typeof taskStatus.is.done | typeof taskStatus.is.failed
  readonly fileName?: string | undefined
  readonly error?: string | undefined
}

/** Undefined if it has ended already. */
export const endTask = (db: MerchantDb, id: number, { status, fileName = '', error = '' }: Ending, now: Date) =>
  db.q
    .updateTable('task')
    .set({ status, file_name: fileName, error, finished_at: now })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning([...progress, 'title', 'params', 'admin_id as adminId'])
    .executeTakeFirst()

/** Deletes tasks with their rows. */
export async function sweepTasks(db: PlatformDb, now: Date) {
  const limit = timeBefore(now, KEPT_MS)
  await sql`delete from task_row r using task t
    where t.mer_id = r.mer_id and t.id = r.task_id and t.finished_at < ${limit}`.execute(db.q)
  await db.q.deleteFrom('task').where('finished_at', '<', limit).execute()
}

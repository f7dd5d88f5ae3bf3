import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { sql } from 'kysely'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'

const [OPEN, DONE, FAILED] = [0, 1, 2]

/** One item of a task. */
export interface TaskItem {
  readonly refId: number
  /** Its name in the list of failures. */
  readonly label: string
  /** What sort of thing it is, where the task is about several sorts. */
  readonly kind?: string
}

export async function insertRows(db: MerchantDb, taskId: number, items: readonly TaskItem[]) {
  await sql`insert into task_row (mer_id, task_id, no, ref_id, label, kind)
    select m.id, ${taskId}, given.no, given.ref_id, given.label, given.kind
    from merchant m, unnest(${items.map(({ refId }) => refId)}::bigint[], ${items.map(({ label }) => label)}::text[],
      ${items.map(({ kind = '' }) => kind)}::text[]) with ordinality as given (ref_id, label, kind, no)
    where m.id = ${db.merId}`.execute(db.q)
}

export interface OpenRow extends Required<TaskItem> {
  readonly no: number
}

export const lockOpenRows = (db: MerchantDb, taskId: number, limit: number): Promise<OpenRow[]> =>
  db.q
    .selectFrom('task_row')
    .select(['no', 'ref_id as refId', 'label', 'kind'])
    .where('mer_id', '=', db.merId)
    .where('task_id', '=', taskId)
    .where('status', '=', OPEN)
    .orderBy('no')
    .limit(limit)
    .forUpdate()
    .execute()

export async function hasOpenRows(db: MerchantDb, taskId: number): Promise<boolean> {
  const row = await db.q
    .selectFrom('task_row')
    .select('no')
    .where('mer_id', '=', db.merId)
    .where('task_id', '=', taskId)
    .where('status', '=', OPEN)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** `reason` = why it failed; undefined on success. */
export async function settleRows(
  db: MerchantDb,
  taskId: number,
  outcomes: readonly { no: number; reason: string | undefined }[],
) {
  await sql`update task_row r set status = case when given.reason is null then ${DONE}::int else ${FAILED}::int end,
      reason = coalesce(given.reason, '')
    from unnest(${outcomes.map(({ no }) => no)}::int[], ${outcomes.map(({ reason }) => reason ?? null)}::text[])
      as given (no, reason)
    where r.mer_id = ${db.merId} and r.task_id = ${taskId} and r.no = given.no`.execute(db.q)
}

const doneRows = (db: MerchantDb, taskId: number) =>
  db.q
    .selectFrom('task_row')
    .select(['ref_id as refId', 'label', 'kind'])
    .where('mer_id', '=', db.merId)
    .where('task_id', '=', taskId)
    .where('status', '=', DONE)
    .orderBy('no')

export const listDoneRows = (db: MerchantDb, taskId: number) => doneRows(db, taskId).execute()

export const pageOfDoneRows = (db: MerchantDb, taskId: number, page: PageQuery) =>
  countedPage(page, doneRows(db, taskId))

export const listFailed = (db: MerchantDb, taskId: number): Promise<TaskItem[]> =>
  db.q
    .selectFrom('task_row')
    .select(['ref_id as refId', 'label'])
    .where('mer_id', '=', db.merId)
    .where('task_id', '=', taskId)
    .where(sql<boolean>`status = 2`)
    .orderBy('no')
    .execute()

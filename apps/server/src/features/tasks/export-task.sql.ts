import type { exportApi } from '@zhanggui/contract/export/export'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { type ExportKind, exportKind } from '@zhanggui/domain/export/export-codes'
import { exportExpiry } from '@zhanggui/domain/export/export-rules'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { within } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mapPage, MAX_COUNTED } from '#platform/db/page-window'
import { rows, type Viewer } from './task.sql.ts'

type ExportFilter = FilterOf<typeof exportApi.list>

const exportFilter = (now: Date): FilterSql<ExportFilter> => ({
  kind: (kind) => sql`t.kind = ${kind}`,
  status: (status) => sql`t.status = ${status}`,
  dateLimit: (limit) => within('t.created_at', limit, now),
})

const exportsOf = (db: MerchantDb, viewer: Viewer) =>
  rows(db, viewer)
    .select(sql<boolean>`coalesce((t.params->>'isPlain')::boolean, false)`.as('isPlain'))
    .where('t.kind', '=', anyOf(exportKind.codes))
type Found = Awaited<ReturnType<ReturnType<typeof exportsOf>['executeTakeFirstOrThrow']>>

const rowOf = (task: Found) => ({
  ...task,
  kind: task.kind as ExportKind,
  expireTime: task.fileName !== '' && task.finishTime ? exportExpiry(task.finishTime) : null,
})

/** The exports that somebody sees, from wherever they were started. */
export async function listExports(db: MerchantDb, viewer: Viewer, query: ExportFilter & PageQuery, now: Date) {
  const found = exportsOf(db, viewer).where(passes(exportFilter(now), query))
  const page = await countedPage(query, found.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc'), {
    upTo: MAX_COUNTED,
  })
  return mapPage(page, rowOf)
}

export async function findExport(db: MerchantDb, viewer: Viewer, id: number) {
  const found = await exportsOf(db, viewer).where('t.id', '=', id).executeTakeFirst()
  return found && rowOf(found)
}

/** Whose file it is or was, whoever has started it: the name was given before there was a file, and outlives it. */
export async function findExportId({ q, merId }: MerchantDb, fileName: string): Promise<number | undefined> {
  const exports = q
    .selectFrom('task')
    .select('id')
    .where('mer_id', '=', merId)
    .where('kind', '=', anyOf(exportKind.codes))
  return (await exports.where(sql<boolean>`params->>'fileName' = ${fileName}`).executeTakeFirst())?.id
}

/** The line of the history stays; undefined if it is no ended export with a file any more. */
export const dropFile = (db: MerchantDb, id: number) =>
  db.q
    .updateTable('task')
    .set({ file_name: '' })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('status', '=', taskStatus.is.done)
    .where('file_name', '<>', '')
    .returning('id')
    .executeTakeFirst()

import { rm } from 'node:fs/promises'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { removeFilesJob } from '#features/pictures/public'
import { searchProducts } from '#features/products/public'
import { defineTaskJob, restartTask } from '#features/tasks/public'
import { inMerchant, type MerchantDb } from '#platform/db/merchant-db'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import { writePieces } from '#platform/files/write-pieces'
import { insertJob } from '#platform/jobs/job.sql'
import type { Platform } from '#platform/platform'
import type { Sheet } from '#platform/sheets/sheet'
import { writeCsv } from '#platform/sheets/write-csv'
import { writeXlsx } from '#platform/sheets/write-xlsx'
import { categoryPaths } from './category-paths.ts'
import { cellsOf, exportColumns } from './export-columns.ts'
import { type ExportParams, exportParams } from './export-params.ts'
import { type ExportRow, listPlatformCategories, listStoreCategories, readExportRows } from './export-rows.sql.ts'

/** How long the file may be fetched. */
const KEPT_MS = 3_600_000
/** Everything. An integer of the database. */
const NO_LIMIT = 2_147_483_647

/** Writes what a list shows into a file. An attempt that is cut off begins anew: half a file is worth nothing. */
export const productExportJob = defineTaskJob<ExportParams>({
  kind: taskKind.is.productExport,
  params: exportParams,
  notice: { url: '/product/list', permission: 'merchant:export:product:excel' },
  run: async (platform, task) => {
    const { pool, files, incoming, clock } = platform
    const { filter, format, fileName } = task.params
    const inOther = (work: (db: MerchantDb) => Promise<void>) => inMerchant(pool, task.merId, 'write', work)
    const path = incoming.newPath()
    try {
      await inMerchant(pool, task.merId, 'read', async (db) => {
        const { ids } = await searchProducts(db, filter, { limit: NO_LIMIT, offset: 0 })
        await inOther((other) => restartTask(other, task.id, ids.length))
        const sheet = await sheetOf(db, ids, (done) => inOther((other) => task.advance(other, { done })))
        await writePieces(path, format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet, clock()))
      })
      const key = downloadKey(task.merId, fileName)
      await forgetLater(platform, task.merId, key)
      await files.put(key, path, fileTypeOf(fileName).type)
    } finally {
      await rm(path, { force: true })
    }
    return { fileName }
  },
})

async function sheetOf(
  db: MerchantDb,
  ids: readonly number[],
  count: (products: number) => Promise<void>,
): Promise<Sheet> {
  const platform = categoryPaths(await listPlatformCategories(db))
  const store = categoryPaths(await listStoreCategories(db))
  async function* rows() {
    let last = 0
    for await (const batch of readExportRows(db, ids)) {
      yield batch.map((row) => cellsOf(row, { platform, store }))
      await count(productsIn(batch, last))
      last = batch.at(-1)?.productId ?? last
    }
  }
  return { name: '商品', columns: exportColumns, rows: rows() }
}

/** The SKUs of a product stand together, but may begin in the batch before. */
const productsIn = (batch: readonly ExportRow[], last: number): number =>
  batch.filter(({ productId }, at) => productId !== (batch[at - 1]?.productId ?? last)).length

/** Planned before the file is there, so that none is ever left behind. */
const forgetLater = async ({ pool, ids, clock }: Platform, merId: number, key: string) => {
  const [id, now] = [await ids.next(), clock()]
  await inMerchant(pool, merId, 'write', (db) =>
    insertJob(db, {
      id,
      kind: removeFilesJob.kind,
      payload: { keys: [key] },
      runAt: new Date(now.getTime() + KEPT_MS),
      createdAt: now,
      maxAttempts: removeFilesJob.maxAttempts,
    }),
  )
}

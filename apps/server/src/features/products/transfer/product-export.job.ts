import { rm, stat } from 'node:fs/promises'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { recordFiles, removeFilesJob } from '#features/storage/public'
import { searchProducts } from '#features/products/public'
import { defineTaskJob, restartTask } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { downloadKey } from '#platform/files/download-key'
import { fileTypeOf } from '#platform/files/file-types'
import { writePieces } from '#platform/files/write-pieces'
import type { JobContext } from '#platform/jobs/job'
import type { Sheet } from '#platform/sheets/sheet'
import { writeCsv } from '#platform/sheets/write-csv'
import { writeXlsx } from '#platform/sheets/write-xlsx'
import { categoryPaths } from './category-paths.ts'
import { cellsOf, exportColumns } from './export-columns.ts'
import { type ExportRow, listPlatformCategories, listStoreCategories, readExportRows } from './export-rows.sql.ts'
import { productFilter } from '@zhanggui/contract/goods/product'
import { exportFormat } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'

/** Parameters of an export: the list's filter and the file to write. */
const exportParams = z.object({
  filter: productFilter,
  format: z.enum(exportFormat.codes),
  fileName: z.string(),
})
type ExportParams = z.output<typeof exportParams>

/** How long the file can be downloaded. */
const KEPT_MS = 3_600_000
/** No limit: the largest integer of the database. */
const NO_LIMIT = 2_147_483_647

/** Writes the filtered list to a file. An interrupted attempt starts over. */
export const productExportJob = defineTaskJob<ExportParams>({
  kind: taskKind.is.productExport,
  params: exportParams,
  notice: { url: '/product/list', permission: 'merchant:export:product:excel' },
  run: async (context, task) => {
    const { merId, files, clock, newTempPath, inRead, inWrite } = context
    const { filter, format, fileName } = task.params
    const path = newTempPath()
    try {
      await inRead(async (db) => {
        const { ids } = await searchProducts(db, filter, { limit: NO_LIMIT, offset: 0 })
        await inWrite((other) => restartTask(other.db, task.id, ids.length))
        const sheet = await sheetOf(db, ids, (reached) => inWrite((other) => task.advance(other.db, { reached })))
        await writePieces(path, format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet, clock()))
      })
      const key = downloadKey(merId, fileName)
      await keepForAWhile(context, { key, bytes: (await stat(path)).size })
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
  report: (products: number) => Promise<void>,
): Promise<Sheet> {
  const platform = categoryPaths(await listPlatformCategories(db))
  const store = categoryPaths(await listStoreCategories(db))
  async function* rows() {
    let [last, reached] = [0, 0]
    for await (const batch of readExportRows(db, ids)) {
      yield batch.map((row) => cellsOf(row, { platform, store }))
      reached += productsIn(batch, last)
      await report(reached)
      last = batch.at(-1)?.productId ?? last
    }
  }
  return { name: '商品', columns: exportColumns, rows: rows() }
}

/** The SKUs of a product are contiguous, but may have started in the previous batch. */
const productsIn = (batch: readonly ExportRow[], last: number): number =>
  batch.filter(({ productId }, at) => productId !== (batch[at - 1]?.productId ?? last)).length

/** The removal job is enqueued before the file is written, so that no file is left behind. */
const keepForAWhile = ({ inWrite }: JobContext, file: { readonly key: string; readonly bytes: number }) =>
  inWrite(async ({ db, now, enqueue }) => {
    await recordFiles(db, [file], now)
    await enqueue(removeFilesJob, { keys: [file.key] }, new Date(now.getTime() + KEPT_MS))
  })

import { exportFormat, taskKind } from '@zhanggui/domain/task/task-codes'
import { searchProducts } from '#features/products/public'
import { defineExportJob } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Sheet } from '#platform/sheets/sheet'
import { categoryPaths } from './category-paths.ts'
import { cellsOf, exportColumns } from './export-columns.ts'
import { type ExportRow, listPlatformCategories, listStoreCategories, readExportRows } from './export-rows.sql.ts'
import { productFilter } from '@zhanggui/contract/goods/product'
import { z } from 'zod'

/** Parameters of an export: the list's filter and the file to write. */
const exportParams = z.object({
  filter: productFilter,
  format: z.enum(exportFormat.codes),
  fileName: z.string(),
})
type ExportParams = z.output<typeof exportParams>

/** No limit: the largest integer of the database. */
const NO_LIMIT = 2_147_483_647

/** Writes the filtered list to a file. */
export const productExportJob = defineExportJob<ExportParams>({
  kind: taskKind.is.productExport,
  params: exportParams,
  notice: { url: '/product/list', permission: 'merchant:export:product:excel' },
  find: async (db, { filter }) => (await searchProducts(db, filter, { limit: NO_LIMIT, offset: 0 })).ids,
  sheet: sheetOf,
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

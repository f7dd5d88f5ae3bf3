import { productApi, productFilter } from '@zhanggui/contract/goods/product'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineExportJob, type SheetRun } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Sheet } from '#platform/sheets/sheet'
import { searchProducts } from '../list/product-filter.sql.ts'
import { categoryPaths } from './category-paths.ts'
import { cellsOf, exportColumns } from './export-columns.ts'
import { type ExportRow, listPlatformCategories, listStoreCategories, readExportRows } from './export-rows.sql.ts'

/** No limit: the largest integer of the database. */
const NO_LIMIT = 2_147_483_647

/** Writes the filtered list to a file. */
export const productExportJob = defineExportJob({
  kind: taskKind.is.productExport,
  what: '商品',
  call: productTransferApi.export,
  list: productApi.list,
  filter: productFilter,
  first: { type: String(productTab.is.all) },
  ofView: { type: String(productTab.is.onSale) },
  url: '/product/list',
  columns: exportColumns,
  find: async (db, filter) => (await searchProducts(db, filter, { limit: NO_LIMIT, offset: 0 })).ids,
  sheet: sheetOf,
})

async function sheetOf(db: MerchantDb, { ids, report }: SheetRun): Promise<Sheet> {
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

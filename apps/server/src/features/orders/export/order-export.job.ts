import { exportedOrders, orderApi } from '@zhanggui/contract/order/order'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { findReceiptShop } from '#features/merchants/public'
import { defineExportJob } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Sheet } from '#platform/sheets/sheet'
import { findOrders, orderConditions } from '../list/order-filter.sql.ts'
import { exportColumns } from './export-columns.ts'
import { readExportRows } from './export-rows.sql.ts'

/** No limit: the largest integer of the database. */
const NO_LIMIT = 2_147_483_647

/** Writes the filtered orders to a file, one row each. */
export const orderExportJob = defineExportJob({
  kind: taskKind.is.orderExport,
  params: z.object({ filter: exportedOrders, fileName: z.string() }),
  notice: { url: '/order/list', permission: orderApi.export.permission },
  find: async (db, { filter }, now) => {
    const everything = { limit: NO_LIMIT, offset: 0 }
    return (await findOrders(db, filter.status, orderConditions(db, filter, now), everything)).ids
  },
  sheet: sheetOf,
})

async function sheetOf(
  db: MerchantDb,
  ids: readonly number[],
  report: (orders: number) => Promise<void>,
): Promise<Sheet> {
  const { name } = await findReceiptShop(db)
  async function* rows() {
    let reached = 0
    for await (const batch of readExportRows(db, ids)) {
      yield batch.map((row) => exportColumns.map(({ cell }) => cell(row, name)))
      reached += batch.length
      await report(reached)
    }
  }
  return { name: '订单', columns: exportColumns, rows: rows() }
}

import { exportedOrders, orderApi } from '@zhanggui/contract/order/order'
import { maskAddress, maskName, maskPhone } from '@zhanggui/domain/order/mask-buyer'
import { orderTab } from '@zhanggui/domain/order/order-codes'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { findShopOfOrder } from '#features/merchants/public'
import { defineExportJob, type SheetRun } from '#features/tasks/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Sheet } from '#platform/sheets/sheet'
import { sheetOfRows } from '#platform/sheets/sheet-of-rows'
import { findOrders, orderConditions, type OrderFilter } from '../list/order-filter.sql.ts'
import { type ExportedOrder, lineColumns, orderColumns } from './export-columns.ts'
import { type ExportRow, readExportRows } from './export-rows.sql.ts'

/** No limit: the largest integer of the database. */
const everything = { limit: 2_147_483_647, offset: 0 }

const source = {
  call: orderApi.export,
  list: orderApi.list,
  filter: exportedOrders,
  first: { status: orderTab.is.all },
  url: '/order/list',
  find: async (db: MerchantDb, filter: OrderFilter, now: Date) =>
    (await findOrders(db, filter.status, orderConditions(db, filter, now), everything)).ids,
}

/** Writes the filtered orders to a file, one row each. */
export const orderExportJob = defineExportJob({
  ...source,
  kind: taskKind.is.orderExport,
  what: '订单导出',
  columns: orderColumns,
  sheet: async (db, run) =>
    sheetOfRows({ name: '订单', columns: orderColumns, batches: readOrders(db, run), report: run.report }),
})

/** The same orders, one row for each of their lines. */
export const orderLineExportJob = defineExportJob({
  ...source,
  kind: taskKind.is.orderLineExport,
  what: '订单商品导出',
  columns: lineColumns,
  sheet: lineSheet,
})

async function lineSheet(db: MerchantDb, run: SheetRun): Promise<Sheet> {
  async function* rows() {
    let reached = 0
    for await (const orders of readOrders(db, run)) {
      yield orders.flatMap((order) =>
        (order.items ?? []).map((line) => lineColumns.map(({ cell }) => cell({ order, line }))),
      )
      reached += orders.length
      await run.report(reached)
    }
  }
  return Promise.resolve({ name: '订单商品', columns: lineColumns, rows: rows() })
}

async function* readOrders(db: MerchantDb, { ids, isPlain }: SheetRun): AsyncGenerator<ExportedOrder[]> {
  const { name: merName } = await findShopOfOrder(db)
  for await (const batch of readExportRows(db, ids)) {
    yield batch.map((row) => ({ ...(isPlain ? row : masked(row)), merName }))
  }
}

const masked = (row: ExportRow): ExportRow => ({
  ...row,
  receiverName: maskName(row.receiverName),
  receiverPhone: maskPhone(row.receiverPhone),
  receiverAddress: maskAddress(row.receiverAddress),
})

import { exportedRefunds, refundApi } from '@zhanggui/contract/order/refund'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineExportJob } from '#features/tasks/public'
import { type CellColumn, inBatches, sheetOfRows } from '#platform/sheets/sheet-of-rows'
import { findRefundIds, readRefunds } from '../list-refunds.sql.ts'

type Row = Awaited<ReturnType<typeof readRefunds>>[number]
const text = (title: string, width: number, cell: (row: Row) => string): CellColumn<Row> => ({ title, width, cell })

const columns: readonly CellColumn<Row>[] = [
  text('退款单号', 28, ({ refundOrderNo }) => refundOrderNo),
  text('订单号', 28, ({ orderNo }) => orderNo),
  text('用户昵称', 20, ({ userNickName, uid }) => `${userNickName}|${uid}`),
  text('退款状态', 12, (row) => refundStatus.label(row.refundStatus)),
  text('售后类型', 12, (row) => afterSales.label(row.afterSalesType)),
  text('退货方式', 12, (row) => returnWay.label(row.returnGoodsType)),
  text('商品名称', 32, (row) => row.refundOrderInfo.productName),
  text('规格', 24, (row) => row.refundOrderInfo.sku),
  { title: '退款件数', width: 10, shows: 'number', cell: ({ totalNum }) => totalNum },
  { title: '退款金额', width: 14, shows: 'money', cell: ({ refundPrice }) => refundPrice / 100 },
  text('退款原因', 24, ({ refundReasonWap }) => refundReasonWap),
  text('商家备注', 24, ({ merRemark }) => merRemark),
  text('申请时间', 20, ({ createTime }) => formatShopTime(createTime)),
]

/** Writes the filtered refunds to a file. */
export const refundExportJob = defineExportJob({
  kind: taskKind.is.refundExport,
  what: '退款单',
  call: refundApi.export,
  list: refundApi.list,
  filter: exportedRefunds,
  url: '/order/refund',
  columns,
  find: findRefundIds,
  sheet: async (db, { ids, report }) =>
    sheetOfRows({ name: '退款单', columns, batches: inBatches(ids, (some) => readRefunds(db, some)), report }),
})

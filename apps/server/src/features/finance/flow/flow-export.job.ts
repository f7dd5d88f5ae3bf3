import { capitalFlowApi, type FlowRow, flowFilter } from '@zhanggui/contract/finance/capital-flow'
import { flowDirection, transactionType } from '@zhanggui/domain/finance/flow-codes'
import { negateFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineExportJob } from '#features/tasks/public'
import { type CellColumn, inBatches, sheetOfRows } from '#platform/sheets/sheet-of-rows'
import { findFlow } from './list-flow.ts'
import { readFlow } from './flow.sql.ts'

const columns: readonly CellColumn<FlowRow>[] = [
  { title: 'ID', width: 14, cell: ({ id }) => String(id) },
  { title: '订单号', width: 28, cell: ({ orderNo }) => orderNo },
  { title: '关联订单', width: 28, cell: ({ linkNo }) => linkNo },
  { title: '对方信息', width: 24, cell: ({ nickName, uid }) => `${nickName}|${uid}` },
  { title: '交易类型', width: 12, cell: ({ type }) => transactionType.label(type) },
  { title: '收支', width: 8, cell: ({ pm }) => flowDirection.label(pm) },
  {
    title: '金额',
    width: 14,
    shows: 'money',
    cell: ({ pm, amount }) => (pm === flowDirection.is.in ? amount : negateFen(amount)) / 100,
  },
  { title: '差额', width: 12, shows: 'money', cell: ({ difference }) => difference / 100 },
  { title: '备注', width: 60, cell: ({ mark }) => mark },
  { title: '交易时间', width: 20, cell: ({ createTime }) => formatShopTime(createTime) },
]

/** Writes the filtered lines of the fund flow to a file. */
export const flowExportJob = defineExportJob({
  kind: taskKind.is.flowExport,
  what: '资金流水',
  call: capitalFlowApi.export,
  list: capitalFlowApi.list,
  filter: flowFilter,
  url: '/finance/capitalFlow',
  columns,
  find: findFlow,
  sheet: async (db, { ids, report }) =>
    sheetOfRows({ name: '资金流水', columns, batches: inBatches(ids, (some) => readFlow(db, some)), report }),
})

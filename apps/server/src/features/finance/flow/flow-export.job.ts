import { capitalFlowApi, type FlowRow, flowFilter } from '@zhanggui/contract/finance/capital-flow'
import { flowDirection, transactionType } from '@zhanggui/domain/finance/flow-codes'
import { negateFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { defineExportJob } from '#features/tasks/public'
import type { Cell, SheetColumn } from '#platform/sheets/sheet'
import { findFlow } from './list-flow.ts'
import { readFlow } from './flow.sql.ts'

const AT_ONCE = 500

const columns: readonly (SheetColumn & { readonly cell: (row: FlowRow) => Cell })[] = [
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
  { title: '备注', width: 60, cell: ({ mark }) => mark },
  { title: '交易时间', width: 20, cell: ({ createTime }) => formatShopTime(createTime) },
]

/** Writes the filtered lines of the fund flow to a file. */
export const flowExportJob = defineExportJob({
  kind: taskKind.is.flowExport,
  params: z.object({ filter: flowFilter, fileName: z.string() }),
  notice: { url: '/finance/capitalFlow', permission: capitalFlowApi.export.permission },
  find: (db, { filter }, now) => findFlow(db, filter, now),
  sheet: (db, ids, report) => {
    async function* rows() {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const lines = await readFlow(db, ids.slice(at, at + AT_ONCE))
        yield lines.map((line) => columns.map(({ cell }) => cell(line)))
        await report(Math.min(ids.length, at + AT_ONCE))
      }
    }
    return Promise.resolve({ name: '资金流水', columns, rows: rows() })
  },
})

import { logApi, logFilter } from '@zhanggui/contract/log'
import { operationStatus } from '@zhanggui/domain/audit/operation-codes'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { defineExportJob } from '#features/tasks/public'
import { type CellColumn, inBatches, sheetOfRows } from '#platform/sheets/sheet-of-rows'
import { findLogIds, readLog } from '../log.sql.ts'

type Row = Awaited<ReturnType<typeof readLog>>[number]
const text = (title: string, width: number, cell: (row: Row) => string): CellColumn<Row> => ({ title, width, cell })

const changesText = ({ changes }: Row) =>
  changes.map(({ field, before, after }) => `${field}：${before || '空'} → ${after || '空'}`).join('\n')

const columns: readonly CellColumn<Row>[] = [
  text('操作时间', 20, ({ createTime }) => formatShopTime(createTime)),
  text('管理员账号', 16, ({ adminAccount }) => adminAccount),
  text('管理员ID', 12, ({ adminId }) => String(adminId)),
  text('接口描述', 24, ({ description }) => description),
  text('操作对象', 24, ({ subject }) => subject),
  text('操作类型', 10, ({ methodType }) => methodType),
  text('操作状态', 10, ({ status }) => operationStatus.label(status)),
  text('变更内容', 48, changesText),
  text('错误消息', 24, ({ errorMsg }) => errorMsg),
  text('主机地址', 18, ({ ip }) => ip),
  text('请求URL', 32, ({ url }) => url),
]

/** Writes the filtered lines of the log to a file. */
export const logExportJob = defineExportJob({
  kind: taskKind.is.logExport,
  what: '敏感操作日志',
  call: logApi.export,
  list: logApi.sensitive,
  filter: logFilter,
  url: '/maintain/sensitiveLog',
  columns,
  find: findLogIds,
  sheet: async (db, { ids, report }) =>
    sheetOfRows({ name: '敏感操作日志', columns, batches: inBatches(ids, (some) => readLog(db, some)), report }),
})

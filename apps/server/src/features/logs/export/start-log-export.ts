import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { logApi } from '@zhanggui/contract/log'
import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listLog } from '../log.sql.ts'
import { logExportJob } from './log-export.job.ts'

/** Starts the export of what the list shows under this filter. */
export async function startLogExport(context: StaffContext, { format, ...filter }: InputOf<typeof logApi.export>) {
  const { total } = await listLog(context.db, { ...filter, limit: 1 }, context.now)
  if (total === 0) refuse('没有可导出的数据！')
  return startExport(context, logExportJob, { title: '导出敏感操作日志', format, filter })
}

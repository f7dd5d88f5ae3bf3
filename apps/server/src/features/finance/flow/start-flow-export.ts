import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { checkQuota } from '#features/storage/public'
import { exportFileName, startTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { flowExportJob } from './flow-export.job.ts'
import { listFlow } from './list-flow.ts'

/** Starts the export of what the list shows under this filter. */
export async function startFlowExport(
  context: StaffContext,
  { format, ...filter }: InputOf<typeof capitalFlowApi.export>,
) {
  await checkQuota(context.db)
  const { total } = await listFlow(context, { ...filter, limit: 1 })
  if (total === 0) refuse('没有可导出的数据！')
  const fileName = exportFileName('资金流水', format, context.now)
  const { taskId } = await startTask(context, flowExportJob, { title: '导出资金流水', params: { filter, fileName } })
  return { fileName, taskId }
}

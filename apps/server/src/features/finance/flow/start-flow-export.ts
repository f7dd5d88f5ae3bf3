import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { flowExportJob } from './flow-export.job.ts'
import { listFlow } from './list-flow.ts'

/** Starts the export of what the list shows under this filter. */
export async function startFlowExport(
  context: StaffContext,
  { format, ...filter }: InputOf<typeof capitalFlowApi.export>,
) {
  const { total } = await listFlow(context, { ...filter, limit: 1 })
  if (total === 0) refuse('没有可导出的数据！')
  return startExport(context, flowExportJob, { title: '导出资金流水', format, filter })
}

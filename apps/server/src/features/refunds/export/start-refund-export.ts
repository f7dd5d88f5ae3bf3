import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { refundApi } from '@zhanggui/contract/order/refund'
import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { listRefunds } from '../list-refunds.sql.ts'
import { refundExportJob } from './refund-export.job.ts'

/** Starts the export of what the list shows under this filter. */
export async function startRefundExport(
  context: StaffContext,
  { format, ...filter }: InputOf<typeof refundApi.export>,
) {
  const { total } = await listRefunds(context.db, { ...filter, limit: 1 }, context.now)
  if (total === 0) refuse('没有可导出的数据！')
  return startExport(context, refundExportJob, { title: '导出退款单', format, filter })
}

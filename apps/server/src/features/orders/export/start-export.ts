import { orderTab } from '@zhanggui/domain/order/order-codes'
import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { checkTeamFilter } from '../list/check-team-filter.sql.ts'
import { findOrders, orderConditions, type OrderFilter } from '../list/order-filter.sql.ts'
import { orderExportJob } from './order-export.job.ts'

/** Starts the export of what the list shows under this filter. */
export async function startOrderExport(context: StaffContext, filter: OrderFilter) {
  const { db, now } = context
  await checkTeamFilter(db, filter)
  const { ids } = await findOrders(db, filter.status, orderConditions(db, filter, now), { limit: 1, offset: 0 })
  if (ids.length === 0) refuse('没有可导出的数据！')
  const title = `导出订单（${orderTab.label(filter.status)}）`
  return startExport(context, orderExportJob, { title, format: 'xlsx', filter })
}

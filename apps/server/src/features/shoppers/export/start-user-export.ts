import { startExport } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { countUsers, type UserFilter } from '../users/user-filter.sql.ts'
import { userExportJob } from './user-export.job.ts'

/** Starts the export of what the list shows under this filter. */
export async function startUserExport(context: StaffContext, filter: UserFilter) {
  if ((await countUsers(context.db, filter, context.now)) === 0) refuse('没有可导出的数据！')
  return startExport(context, userExportJob, { title: '导出用户', format: 'xlsx', filter })
}

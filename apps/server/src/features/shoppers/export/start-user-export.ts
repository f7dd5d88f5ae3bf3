import { checkQuota } from '#features/storage/public'
import { exportFileName, startTask } from '#features/tasks/public'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { countUsers, type UserFilter } from '../users/user-filter.sql.ts'
import { userExportJob } from './user-export.job.ts'

/** Starts the export of what the list shows under this filter. */
export async function startUserExport(context: StaffContext, filter: UserFilter) {
  const { db, now } = context
  await checkQuota(db)
  if ((await countUsers(db, filter, now)) === 0) refuse('没有可导出的数据！')
  const fileName = exportFileName('用户导出', 'xlsx', now)
  const { taskId } = await startTask(context, userExportJob, { title: '导出用户', params: { filter, fileName } })
  return { fileName, taskId }
}

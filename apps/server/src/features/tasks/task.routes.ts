import { taskApi } from '@zhanggui/contract/task'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { pageOfDoneRows } from './task-row.sql.ts'
import { countFailures, findTask, listFailures, listTasks } from './task.sql.ts'

export const taskRoutes = bind(taskApi, {
  list: ({ db, staff }, query) => listTasks(db, staff, query),
  info: async ({ db, staff }, { id }) => (await findTask(db, staff, id)) ?? missing('任务不存在'),
  failures: async ({ db, staff }, { id, ...query }) => {
    if (!(await findTask(db, staff, id))) missing('任务不存在')
    return listFailures(db, id, query)
  },
  doneRows: async ({ db, staff }, { id, ...page }) => {
    if (!(await findTask(db, staff, id))) missing('任务不存在')
    return pageOfDoneRows(db, id, page)
  },
  failureReasons: async ({ db, staff }, { id }) => {
    if (!(await findTask(db, staff, id))) missing('任务不存在')
    return countFailures(db, id)
  },
})

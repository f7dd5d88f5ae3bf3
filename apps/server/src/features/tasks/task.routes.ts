import { taskApi } from '@zhanggui/contract/task'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { findTask, listFailures, listTasks } from './task.sql.ts'

export const taskRoutes = () =>
  bind(taskApi, {
    list: async ({ db, staff }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listTasks(db, staff, window))
    },
    info: async ({ db, staff }, { id }) => (await findTask(db, staff, id)) ?? missing('任务不存在'),
    failures: async ({ db, staff }, { id, ...query }) => {
      const window = pageWindow(query)
      if (!(await findTask(db, staff, id))) missing('任务不存在')
      return pageFrom(window, await listFailures(db, id, window))
    },
  })

import { logApi } from '@zhanggui/contract/log'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import { listLog } from './log.sql.ts'

export const logRoutes = () =>
  bind(logApi, {
    sensitive: async ({ db, now }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listLog(db, query, window, now))
    },
  })

import { logApi } from '@zhanggui/contract/log'
import { bind } from '#platform/http/route'
import { startLogExport } from './export/start-log-export.ts'
import { listLog } from './log.sql.ts'

export const logRoutes = bind(logApi, {
  sensitive: ({ db, now }, query) => listLog(db, query, now),
  export: startLogExport,
})

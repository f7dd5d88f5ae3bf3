export { logExportJob } from './export/log-export.job.ts'
export { listLog } from './log.sql.ts'

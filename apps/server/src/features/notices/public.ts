export { sweepNoticeReads } from './notice.sql.ts'

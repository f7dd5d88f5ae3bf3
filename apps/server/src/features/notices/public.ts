export { countUnread, sweepNoticeReads } from './notice.sql.ts'

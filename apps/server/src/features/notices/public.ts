export { countUnread } from './notice.sql.ts'

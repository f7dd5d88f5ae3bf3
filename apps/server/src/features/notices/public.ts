export { countUnread } from './notice.sql.ts'
export { readerOf } from './reader.ts'

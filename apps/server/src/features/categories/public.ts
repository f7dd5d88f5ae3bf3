export { lockSharedCategory } from './category.sql.ts'

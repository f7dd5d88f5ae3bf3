export { holdCategory } from './category.sql.ts'

export { sweepImports } from './product-import.sql.ts'

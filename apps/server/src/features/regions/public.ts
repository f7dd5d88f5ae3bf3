export { listRegions } from './region.sql.ts'

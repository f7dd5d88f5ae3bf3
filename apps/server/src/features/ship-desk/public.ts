export { listWaybills } from './waybills/list-waybills.sql.ts'

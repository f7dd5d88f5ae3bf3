export { insertCompany, listCompaniesToKeep, lockCompany, updateCompany } from './express-upkeep.sql.ts'

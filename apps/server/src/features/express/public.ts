export { insertCompany, listAllCompanies, lockCompany, updateCompany } from './manage-companies.sql.ts'

export { findCompany } from './express.sql.ts'
export { insertCompany, listAllCompanies, lockCompany, updateCompany } from './manage-companies.sql.ts'
export { trackParcel } from './tracking/track-parcel.ts'

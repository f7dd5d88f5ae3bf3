export { findCompany, listCompanies, listWaybillCompanies } from './express.sql.ts'
export { insertCompany, listAllCompanies, lockCompany, updateCompany } from './manage-companies.sql.ts'
export { isParcelSeen, trackParcel } from './tracking/track-parcel.ts'

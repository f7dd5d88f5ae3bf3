export { findCompany, listCompanies, listWaybillCompanies } from './express.sql.ts'
export { insertCompany, listAllCompanies, lockCompany, updateCompany } from './manage-companies.sql.ts'
export { askCarrier, isParcelSeen, trackParcel } from './tracking/track-parcel.ts'
export { type Tracking, TrackingTrouble } from './tracking/tracking-port.ts'

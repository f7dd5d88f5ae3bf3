export { endParcels, followParcel, restartParcels, unfollowParcel } from './follow-parcel.sql.ts'
export { listParcels } from './list-parcels.sql.ts'
export { payForQuestion } from './pay-for-question.ts'
export { countOpenProblems, keepOpenProblems } from './parcel-filter.sql.ts'

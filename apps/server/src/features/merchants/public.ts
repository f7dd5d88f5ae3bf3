export { addCollections, countCollections, takeCollection } from './collection-quota.sql.ts'
export { merchantExists, listMerchants, lockSwitches, updateSwitches } from './merchant-switch.sql.ts'

export { addCollections, countCollections, takeCollection } from './collection-quota.sql.ts'
export { isMerchant, listMerchants, lockSwitches, updateSwitches } from './merchant-switch.sql.ts'

export { addCollections, countCollections, takeCollection } from './collection-quota.sql.ts'
/** @public until orders ask */
export { findClosures } from './holidays/holiday.sql.ts'
/** @public until orders ask */
export { whyNotOrder } from './holidays/why-not-order.ts'
export { merchantExists, listMerchants, lockSwitches, updateSwitches } from './merchant-switch.sql.ts'
/** @public until orders and refunds ask */
export { readOrderRules } from './order-rules/read-order-rules.ts'

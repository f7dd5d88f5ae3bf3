export { addCollections, countCollections, takeCollection } from './collection-quota.sql.ts'
export { findClosures } from './holidays/holiday.sql.ts'
export { whyNotOrder } from './holidays/why-not-order.ts'
export { listMerchants, lockSwitches, updateSwitches } from './merchant-switch.sql.ts'
export { replaceStorePicture } from './replace-store-picture.ts'
export { readOrderRules } from './order-rules/read-order-rules.ts'
export {
  findOpeningDay,
  findShopName,
  findShopOfOrder,
  findShopState,
  lockShop,
  merchantExists,
} from './shop-for-orders.sql.ts'

export { addPurchase, addRefund } from './shopper-figures.sql.ts'
export { findShopper, saveShopper } from './shopper.sql.ts'
export { countUsers } from './users/user-filter.sql.ts'
export { countFollowers, countView, countVisitors, followShop, insertVisit, rankByViews } from './visits.sql.ts'

export { addPurchase, addRefund } from './shopper-figures.sql.ts'
export { countView, findShopper, followShop, insertVisit, saveShopper } from './shopper.sql.ts'
export { countUsers } from './users/user-filter.sql.ts'

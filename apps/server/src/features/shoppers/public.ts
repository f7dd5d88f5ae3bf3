export { addPurchase, addRefund } from './shopper-figures.sql.ts'
export { countView, findShopper, followShop, insertVisit, saveShopper } from './shopper.sql.ts'
export { listUserNames, lockUsers } from './users/user.sql.ts'
export { countUsers, findUsers } from './users/user-filter.sql.ts'

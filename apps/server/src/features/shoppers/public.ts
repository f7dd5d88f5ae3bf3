export { countView, findShopper, followShop, insertVisit, saveShopper } from './shopper.sql.ts'

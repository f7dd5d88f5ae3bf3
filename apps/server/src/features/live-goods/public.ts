export { reviewLiveGoods } from './review-live-goods.ts'
export { countLiveGoods, listLiveGoods, listLiveGoodsById, type StoredLiveGoods } from './live-goods.sql.ts'

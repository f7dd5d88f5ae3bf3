export { reviewLiveGoods } from './review-live-goods.ts'
export { listLiveGoods, listLiveGoodsById, type StoredLiveGoods } from './live-goods.sql.ts'

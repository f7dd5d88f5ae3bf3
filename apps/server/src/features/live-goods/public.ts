export { replaceCover } from './replace-cover.ts'
export { reviewLiveGoods } from './review-live-goods.ts'
export { countLiveGoods, listLiveGoods } from './live-goods.sql.ts'
export { liveGoodsSync } from './sync-live-goods.ts'

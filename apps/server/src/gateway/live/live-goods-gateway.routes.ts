import { liveGoodsGateway } from '@zhanggui/contract/gateway/live'
import { livePageOf } from '@zhanggui/domain/live/live-goods-rules'
import { listLiveGoods, reviewLiveGoods } from '#features/live-goods/public'
import { mapPage } from '#platform/db/page-window'
import { bindGateway } from '../gateway-route.ts'

/** The platform decides about goods before they go to the social platform. */
export const liveGoodsGatewayRoutes = bindGateway(liveGoodsGateway, {
  list: ({ readMerchant }, { merId, ...query }) =>
    readMerchant(merId, async (db) =>
      mapPage(await listLiveGoods(db, query), (row) => ({ ...row, merId, url: livePageOf(row.productId) })),
    ),
  pass: ({ runForMerchant }, { merId, id }) =>
    runForMerchant(merId, (merchant) => reviewLiveGoods(merchant, id, { kind: 'pass' })),
  refuse: ({ runForMerchant }, { merId, id, reason }) =>
    runForMerchant(merId, (merchant) => reviewLiveGoods(merchant, id, { kind: 'refuse', reason })),
})

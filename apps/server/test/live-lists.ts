import { makeLiveGoods } from '#test/make/marketing/live-goods'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from './app/test-app.ts'

/** Lists about live rooms, each with values of its filters that leave nothing. */
export const liveLists = {
  'liveGoods.list': async (app: TestApp, shop: Shop) => {
    await makeLiveGoods(app, shop)
    return { filters: { keywords: '没有这样的', reviewStatus: 4 } }
  },
}

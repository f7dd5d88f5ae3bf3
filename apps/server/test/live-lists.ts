import { makeLiveGoods } from '#test/make/marketing/live-goods'
import { makeDelivery, makeWebhook } from '#test/make/store/webhook'
import { makeAssistant, makeRoom } from '#test/make/marketing/live-room'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from './app/test-app.ts'

const NOWHERE = '没有这样的'

/** Lists of broadcasts and of deliveries, with filters that tell their rows apart. */
export const liveLists = {
  'liveGoods.list': async (app: TestApp, shop: Shop) => {
    await makeLiveGoods(app, shop)
    return { filters: { keywords: NOWHERE, reviewStatus: 4 } }
  },
  'liveAssistant.list': async (app: TestApp, shop: Shop) => {
    await makeAssistant(app, shop)
    return { filters: { keywords: NOWHERE } }
  },
  'liveRoom.list': async (app: TestApp, shop: Shop) => {
    await makeRoom(app, shop)
    return { filters: { keywords: NOWHERE, reviewStatus: 3, liveStatus: 101, storeShow: 0, star: 5 } }
  },
  'webhook.deliveries': async (app: TestApp, shop: Shop) => ({
    always: { webhookId: await makeDelivery(app, shop) },
    filters: { status: 1, webhookId: await makeWebhook(app, shop) },
  }),
}

import { makeActivity, makeSeckill } from '#test/make/marketing/seckill'
import { makeVideoDraft, makeVideoProduct } from '#test/make/marketing/video'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from './app/test-app.ts'

const NOWHERE = '没有这样的'
const NOBODY = 999_999
const words = { search: NOWHERE, proId: NOBODY }

/** The lists of flash sales and of the video channel, with filters that leave another number of rows. */
export const marketingLists = {
  'seckill.activities': async (app: TestApp) => {
    await makeActivity(app)
    return { filters: { name: NOWHERE, date: '2020-01-01' } }
  },
  'seckill.list': async (app: TestApp, shop: Shop) => {
    await makeSeckill(app, shop)
    const names = { proName: NOWHERE, activityName: NOWHERE, activityId: NOBODY }
    return { filters: { ...names, proStatus: 0, activityStatus: 2, auditStatus: 1 } }
  },
  'video.drafts': async (app: TestApp, shop: Shop) => {
    await makeVideoDraft(app, shop)
    return { filters: { ...words, state: 'submitted' } }
  },
  'video.products': async (app: TestApp, shop: Shop) => {
    await makeVideoProduct(app, shop)
    return { filters: words }
  },
}

import { makeVideoDraft, makeVideoProduct } from '#test/make/marketing/video'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from './app/test-app.ts'

const words = { search: '没有这样的', proId: 999_999 }

/** The lists of the video channel, with filters that leave another number of rows. */
export const videoLists = {
  'video.drafts': async (app: TestApp, shop: Shop) => {
    await makeVideoDraft(app, shop)
    return { filters: { ...words, state: 'submitted' } }
  },
  'video.products': async (app: TestApp, shop: Shop) => {
    await makeVideoProduct(app, shop)
    return { filters: words }
  },
}

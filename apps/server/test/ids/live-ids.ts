import { toFen } from '@zhanggui/domain/kernel/money'
import { makeCover, makeLiveGoods } from '#test/make/marketing/live-goods'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const waiting: MakeInput = async (app, shop) => ({ id: await makeLiveGoods(app, shop) })
const sent: MakeInput = async (app, shop) => ({ id: await makeLiveGoods(app, shop, { state: 'sent' }) })

/** The calls about live goods that take an id. */
export const liveIds: Readonly<Record<string, MakeInput>> = {
  'liveGoods.delete': waiting,
  'liveGoods.info': waiting,
  'liveGoods.resubmit': async (app, shop) => ({ id: await makeLiveGoods(app, shop, { state: 'refused' }) }),
  'liveGoods.retrySync': sent,
  'liveGoods.setSort': async (app, shop) => ({ id: await makeLiveGoods(app, shop), sort: 3 }),
  'liveGoods.update': async (app, shop) => ({
    id: await makeLiveGoods(app, shop),
    name: '雨前龙井',
    coverImgUrlLocal: await makeCover(app, shop),
    priceType: 1,
    price: toFen(5900),
  }),
  'liveGoods.withdraw': sent,
}

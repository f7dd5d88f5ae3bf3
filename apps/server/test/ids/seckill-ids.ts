import { toFen } from '@zhanggui/domain/kernel/money'
import { makeActivity, makeSeckill } from '#test/make/marketing/seckill'
import { makeProduct } from '#test/make/product.sql'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const ids: MakeInput = async (app, shop) => ({ ids: [(await makeSeckill(app, shop)).id] })

/** The calls about flash sales that take an id. */
export const seckillIds: Readonly<Record<string, MakeInput>> = {
  'seckill.add': async (app, shop) => {
    const { id, skuIds } = await makeProduct(app, shop)
    const attrValue = skuIds.map((attrValueId) => ({ attrValueId, quota: 1, activityPrice: toFen(500) }))
    return { id: await makeActivity(app), productList: [{ id, sort: 0, attrValue }] }
  },
  'seckill.delete': async (app, shop) => ({ ids: [(await makeSeckill(app, shop, { decision: 'refuse' })).id] }),
  'seckill.down': ids,
  'seckill.info': async (app, shop) => ({ id: (await makeSeckill(app, shop)).id }),
  'seckill.up': ids,
  'seckill.withdraw': async (app, shop) => ({ id: (await makeSeckill(app, shop, { decision: 'none' })).id }),
}

/** Calls that name an activity, which is the platform's own. */
export const sharedSeckill = ['seckill.activity', 'seckill.list', 'seckill.tabs']

import { expect, test } from 'vitest'
import { gatewayCaller } from '../../../tools/platform/gateway-caller.ts'
import { simulate } from '../../../tools/simulate/simulate.ts'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { toFen } from '@zhanggui/domain/kernel/money'
import { makeCoupon } from '#test/make/coupons/coupon'
import { makeSeckill } from '#test/make/marketing/seckill'
import { makeSlot } from '#test/make/promotions/promotion'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'

const app = setupTestApp()

test('made-up shoppers order until there are enough, or somebody stops them', async () => {
  const shop = await makeShop(app)
  const product = await makeProduct(app, shop, { stock: 500 })
  await makeCoupon(app, shop, { money: toFen(100) })
  await makeSeckill(app, shop, { product, quota: 100 })
  await makeSlot(app, shop)
  const call = gatewayCaller(app.url, await makeKey(app))
  const said: string[] = []
  const stop = new AbortController()
  const wishes = {
    rate: 200,
    count: 40,
    ms: 60_000,
    merId: shop.merId,
    signal: stop.signal,
    say: (line: string) => said.push(line),
  }
  const tally = await simulate(call, wishes)
  expect([tally.done.get('下单'), [...tally.refused.keys()]]).toEqual([40, []])
  // Of forty shoppers some take a coupon; that none of them does happens once in a hundred thousand runs.
  expect(tally.done.get('领券')).toBeGreaterThan(0)
  expect(said.at(-1)).toMatch(/^结束：/)
  stop.abort()
  expect((await simulate(call, wishes)).done.size).toBe(0)
  await expect(simulate(call, { ...wishes, merId: 1 })).rejects.toThrow('没有营业中的店铺')
})

import { expect, test } from 'vitest'
import { gatewayCaller } from '../../../tools/platform/gateway-caller.ts'
import { simulate } from '../../../tools/simulate/simulate.ts'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'

const app = setupTestApp()

test('made-up shoppers order until there are enough, or somebody stops them', async () => {
  const shop = await makeShop(app)
  await makeProduct(app, shop, { stock: 50 })
  const call = gatewayCaller(app.url, await makeKey(app))
  const said: string[] = []
  const stop = new AbortController()
  const wishes = {
    rate: 200,
    count: 5,
    ms: 60_000,
    merId: shop.merId,
    signal: stop.signal,
    say: (line: string) => said.push(line),
  }
  const tally = await simulate(call, wishes)
  expect([tally.done.get('下单'), [...tally.refused.keys()]]).toEqual([5, []])
  expect(said.at(-1)).toMatch(/^结束：/)
  stop.abort()
  expect((await simulate(call, wishes)).done.size).toBe(0)
  await expect(simulate(call, { ...wishes, merId: 1 })).rejects.toThrow('没有营业中的店铺')
})

import { orderGateway } from '@zhanggui/contract/gateway/order'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import { productApi } from '@zhanggui/contract/goods/product'
import { expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { callGateway } from './access/gateway-client.ts'

const app = setupTestApp({ LOCK_TIMEOUT: '2' })
const shopFront = setupShopFront(app)

test('a gateway key whose calls wait for a row blocks nobody else', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  const { id } = await makeProduct(app, shop)
  const key = await makeKey(app)
  let answered = 0
  const client = await app.platform.pool.connect()
  await client.query('begin')
  await client.query('select from product where mer_id = $1 and id = $2 for update', [shop.merId, id])
  const calls = Array.from({ length: 40 }, async () => {
    await callGateway(app.url, key, reviewGateway.forceOffSale, { merId: shop.merId, ids: [id] }, app.now())
    answered += 1
  })
  try {
    // Often enough for all of them to have got as far as they can.
    for (let asked = 0; asked < 20; asked += 1) {
      const list = await app.call(productApi.list, { type: 1 }, { token: other.owner.token })
      expect([list.code, answered]).toEqual([200, 0])
    }
  } finally {
    await client.query('rollback')
    client.release()
    await Promise.all(calls)
  }
})

test('orders for goods that are held wait in line, longer than a lock may take, and those of other shops go on', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  const [held, free] = [await makeProduct(app, shop), await makeProduct(app, other)]
  for (const each of [shop, other]) await shopFront.knowShopper(each)
  const order = (at: typeof shop, product: typeof held) =>
    shopFront.call(orderGateway.place, checkoutOf([partOf(at, product)]))
  const client = await app.platform.pool.connect()
  await client.query('begin')
  await client.query('select from product_sku where mer_id = $1 and id = $2 for update', [shop.merId, held.skuIds[0]])
  const waiting = Array.from({ length: 10 }, () => order(shop, held))
  try {
    for (let n = 0; n < 5; n += 1) expect((await order(other, free)).isOk).toBe(true)
    // The few that have got as far as the goods give up; what stands behind them has not begun.
    expect((await Promise.race(waiting)).message).toBe('系统繁忙，请稍后重试')
  } finally {
    await client.query('rollback')
    client.release()
  }
  const refused = (await Promise.all(waiting)).filter(({ isOk }) => !isOk)
  expect(refused.length).toBeLessThanOrEqual(4)
})

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

// Whoever waits for a row does so until the test lets it go, however slow the machine is.
const app = setupTestApp({ LOCK_TIMEOUT: '600', STATEMENT_TIMEOUT: '600' })
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
    await expect.poll(() => app.platform.callQueue.waiting).toBe(38)
    const list = await app.call(productApi.list, { type: 1 }, { token: other.owner.token })
    expect([list.code, answered]).toEqual([200, 0])
  } finally {
    await client.query('rollback')
    client.release()
    await Promise.all(calls)
  }
})

test('orders for goods that are held wait in line, not in the database, and those of other shops go on', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  const [held, free] = [await makeProduct(app, shop), await makeProduct(app, other)]
  for (const each of [shop, other]) await shopFront.knowShopper(each)
  let answered = 0
  const order = async (at: typeof shop, product: typeof held) => {
    const { isOk } = await shopFront.call(orderGateway.place, checkoutOf([partOf(at, product)]))
    answered += 1
    return isOk
  }
  const client = await app.platform.pool.connect()
  await client.query('begin')
  await client.query('select from product_sku where mer_id = $1 and id = $2 for update', [shop.merId, held.skuIds[0]])
  const waiting = Array.from({ length: 10 }, () => order(shop, held))
  try {
    await expect.poll(() => app.platform.callQueue.waiting).toBe(8)
    for (let n = 0; n < 5; n += 1) expect([await order(other, free), answered]).toEqual([true, n + 1])
  } finally {
    await client.query('rollback')
    client.release()
  }
  // Those in line had not begun: no limit of the database has ended them.
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]))
})

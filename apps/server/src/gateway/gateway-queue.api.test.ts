import { reviewGateway } from '@zhanggui/contract/gateway/review'
import { productApi } from '@zhanggui/contract/goods/product'
import { expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { callGateway } from './access/gateway-client.ts'

const app = setupTestApp({ LOCK_TIMEOUT: '2' })

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

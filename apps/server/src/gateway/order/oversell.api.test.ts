import { orderGateway } from '@zhanggui/contract/gateway/order'
import { expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { stockTotals } from '#test/read/product.sql'

const app = setupTestApp()
const { call, knowShopper } = setupShopFront(app)

/** The gate sends fifty for ten; `npm run test:fault` five hundred for a hundred. */
const [buyers, pieces] = process.env['THOROUGH'] ? [500, 100] : [50, 10]

test('more buyers at once than there are pieces buy exactly what there is', async () => {
  const shop = await makeShop(app)
  await knowShopper(shop)
  const product = await makeProduct(app, shop, { stock: pieces })
  const answers = await Promise.all(
    Array.from({ length: buyers }, () => call(orderGateway.place, checkoutOf([partOf(shop, product)]))),
  )
  expect(answers.filter(({ isOk }) => isOk)).toHaveLength(pieces)
  expect(new Set(answers.filter(({ isOk }) => !isOk).map(({ message }) => message))).toEqual(new Set(['商品库存不足']))
  expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: 0, skus: 0 })
})

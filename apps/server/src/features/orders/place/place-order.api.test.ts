import { groupBuyStatus, orderStatus, orderType } from '@zhanggui/domain/order/order-codes'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrder, listLines, lockOrder, payOrder } from '#features/orders/public'
import { findBalances } from '#features/ledger/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makeExample } from '#test/make/orders/worked-example'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { stockTotals } from '#test/read/product.sql'
import { readIncome } from '#test/read/refund.sql'

const app = setupTestApp()
let shop: Shop

beforeAll(async () => {
  shop = await makeShop(app)
})

const read = (orderNo: string) =>
  inShop(app, shop, async ({ db }) => {
    const order = await lockOrder(db, orderNo)
    return { order, lines: await listLines(db, order.id) }
  })

test('an order that is placed has its stock reserved; one that is paid earns', async () => {
  const product = await makeProduct(app, shop, { labels: ['大', '小'], stock: 10 })
  const { orderNo, payFen } = await makeOrder(app, shop, { product, pieces: [2, 1], isPaid: false })
  expect(payFen).toBe(3 * 990)
  expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: 17, skus: 17 })
  expect((await read(orderNo)).order).toMatchObject({ status: orderStatus.is.unpaid, payFen })

  const payment = { orderNo, payType: 'weixin', payChannel: 'mini', payNo: 'P1', payPrice: payFen } as const
  const pay = () => inShop(app, shop, (context) => payOrder(context, payment))
  await pay()
  await pay()
  const { order, lines } = await read(orderNo)
  expect(order).toMatchObject({ status: orderStatus.is.toShip, payNo: 'P1' })
  expect(order.dueAt).not.toBeNull()
  expect(lines.map((line) => line.pay_fen)).toEqual([1980, 990])
  expect(await inShop(app, shop, ({ db }) => findBalances(db))).toMatchObject({ pending: payFen, balance: 0 })
})

test('what is not paid in time is cancelled by itself, and can be sold again', async () => {
  const { orderNo, product } = await makeOrder(app, shop, { isPaid: false })
  app.passTime(31 * 60_000)
  await app.drainJobs()
  expect((await read(orderNo)).order).toMatchObject({ status: orderStatus.is.cancelled, dueAt: null })
  expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: 100 })
  const again = inShop(app, shop, (context) => cancelOrder(context, { orderNo }, 1))
  await expect(again).rejects.toThrow('订单已经取消')
})

test('a group buy pays no distributor, whatever rates it came with', async () => {
  const { orderNo } = await makeExample(app, shop, {
    type: orderType.is.groupBuy,
    groupBuyRecordStatus: groupBuyStatus.is.succeeded,
  })
  const { lines } = await read(orderNo)
  expect(lines.map((line) => [line.first_rate, line.first_commission_fen, line.second_commission_fen])).toEqual([
    [3, 0, 0],
    [3, 0, 0],
  ])
  // Of the worked example 226.40, and the 9.60 that distributors have had there.
  expect(await readIncome(app, shop, orderNo)).toMatchObject({ pending_fen: 23_600 })
})

import { account } from '@zhanggui/domain/ledger/ledger-codes'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { expect, test } from 'vitest'
import { findBalances } from '#features/ledger/public'
import { countOrderTabs, tabNumber } from '#features/orders/counts/order-day-count.sql'
import { seedOrders } from '../../../demo/orders/seed-orders.ts'
import { setupTestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import { letBeVirtual } from '#test/make/orders/order-kinds.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { countRows, findOdd, listKinds, listStatuses, readBooks } from '#test/read/order.sql'
import { findWrongFigures } from '#test/read/shopper.sql'
import { stockTotals } from '#test/read/product.sql'

const app = setupTestApp()

test('the orders of the demo are of every state, and everything about them adds up', async () => {
  const shop = await makeShop(app)
  const products = []
  for (let n = 0; n < 12; n += 1) products.push(await makeProduct(app, shop, { labels: ['大', '小'], stock: 500 }))
  await letBeVirtual(app, shop, products.slice(0, 2))
  await seedOrders(app.platform, { id: shop.merId, createdAt: '2024-01-01 00:00:00', orders: 600 })
  expect(await listStatuses(app, shop)).toEqual([...orderStatus.codes].toSorted((a, b) => a - b))
  expect(await listKinds(app, shop)).toEqual({
    payTypes: ['alipay', 'weixin', 'yue'],
    groupBuys: [0, 10, 99],
    virtual: expect.arrayContaining([orderStatus.is.completed]),
    refunds: [...refundStatus.codes].toSorted((a, b) => a - b),
    hasDueToday: true,
  })
  expect(await findOdd(app, shop)).toEqual({ orders: 0, incomes: 0, refunds: 0, shipped: 0, virtual: 0, unseen: 0 })

  expect(await findWrongFigures(app, shop)).toEqual([])

  const { accounts, income } = await readBooks(app, shop)
  const { pending, frozen, balance } = await inShop(app, shop, ({ db }) => findBalances(db))
  expect([...accounts.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)
  expect([accounts.get(account.is.pending), accounts.get(account.is.balance)]).toEqual([0 - pending, 0 - balance])
  expect(income).toEqual({ pending, frozen })

  const [tabs, rows] = [await inShop(app, shop, ({ db }) => countOrderTabs(db)), await countRows(app, shop)]
  for (const [tab, number] of Object.entries(tabNumber)) {
    expect([tab, tabs[tab as keyof typeof tabs]]).toEqual([tab, rows.get(number) ?? 0])
  }
  for (const { id } of products) {
    expect(await stockTotals(app, shop, id)).toMatchObject({ total: 1000, skus: 1000, ledger: 1000, astray: 0 })
  }
})

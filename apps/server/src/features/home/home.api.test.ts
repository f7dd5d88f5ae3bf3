import { homeApi } from '@zhanggui/contract/home'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { describe, expect, test } from 'vitest'
import { markDemoShops } from '#features/home/public'
import { lockOrder } from '#features/orders/public'
import { inPlatform } from '#platform/db/platform-db'
import { inShop } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { stockTotals } from '#test/read/product.sql'
import { disable, remove } from '#test/make/access.sql'
import { announce } from '#test/make/notice.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test('the home page shows the own shop, its staff and what is unread', async () => {
  const [shop, other] = [await makeShop(app, { name: '山风茶铺' }), await makeShop(app, { name: '北岸家居' })]
  await makeStaff(app, other)
  await makeStaff(app, shop)
  await remove(app, await makeStaff(app, shop))
  await disable(app, await makeStaff(app, shop))
  await announce(app, shop, '一', '二')
  const { data } = await app.call(homeApi.index, {}, { token: shop.owner.token })
  expect(data).toMatchObject({
    merName: '山风茶铺',
    isSwitch: true,
    isSelf: false,
    merStarLevel: 1,
    staffCount: 2,
    unreadCount: 2,
  })
})

test('it counts what the reader may hear', async () => {
  const shop = await makeShop(app)
  const staff = await makeStaff(app, shop, { permissions: [homeApi.index.permission] })
  await announce(app, shop, { title: '退款', permission: 'merchant:refund:order:page:list' }, '大家')
  expect((await app.call(homeApi.index, {}, { token: staff.token })).data.unreadCount).toBe(1)
})

test('it needs its permission', async () => {
  const staff = await makeStaff(app, await makeShop(app))
  expect(await app.call(homeApi.index, {}, { token: staff.token })).toMatchObject({ status: 200, code: 403 })
})

test('in the demo’s shops a customer orders at one’s word, in others not', async () => {
  const [demo, own] = [await makeShop(app), await makeShop(app)]
  await inPlatform(app.platform.pool, (db) => markDemoShops(db, [demo.merId]))
  const orderAs = ({ owner }: Shop) => app.call(homeApi.simulateOrder, {}, { token: owner.token })
  const isDemo = async ({ owner }: Shop) => (await app.call(homeApi.index, {}, { token: owner.token })).data.isDemo
  expect([await isDemo(demo), await isDemo(own)]).toEqual([true, false])
  expect(await orderAs(demo)).toMatchObject({ message: '没有可以下单的在售商品' })
  const product = await makeProduct(app, demo, { stock: 3 })
  await makeProduct(app, own)
  const { data } = await orderAs(demo)
  const order = await inShop(app, demo, ({ db }) => lockOrder(db, data.orderNo))
  expect(order).toMatchObject({ status: orderStatus.is.toShip })
  expect(await stockTotals(app, demo, product.id)).toMatchObject({ total: 3 - order.pieces })
  expect(await orderAs(own)).toMatchObject({ message: '只有演示店铺可以模拟顾客下单' })
})

describe('with a database of one’s own', () => {
  const another = setupTestApp({ DATABASE_URL: 'postgres://elsewhere' })

  test('no shop is one of the demo', async () => {
    const shop = await makeShop(another)
    await inPlatform(another.platform.pool, (db) => markDemoShops(db, [shop.merId]))
    await makeProduct(another, shop)
    const refused = await another.call(homeApi.simulateOrder, {}, { token: shop.owner.token })
    expect(refused.message).toBe('只有演示店铺可以模拟顾客下单')
  })
})

import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { orderApi } from '@zhanggui/contract/order/order'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { refundApi } from '@zhanggui/contract/order/refund'
import { homeApi } from '@zhanggui/contract/home'
import { importState } from '@zhanggui/domain/product/import-codes'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { describe, expect, test } from 'vitest'
import { saveConfig } from '#features/config/public'
import { markDemoShops } from '#features/home/public'
import { lockOrder } from '#features/orders/public'
import { inPlatform } from '#platform/db/platform-db'
import { makeParcel } from '#test/make/orders/parcel'
import { makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeRefund, makeSentBack } from '#test/make/orders/refund'
import { makeImports } from '#test/make/product-import.sql'
import { makeReview } from '#test/make/review.sql'
import { makeSubmitted } from '#test/make/submitted-product.sql'
import { inShop, makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { stockTotals } from '#test/read/product.sql'
import { send } from '#test/app/send'
import { makeShop, makeStaff, makeToken, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test('the home page shows the own shop', async () => {
  const shop = await makeShop(app, { name: '山风茶铺' })
  const { data } = await app.call(homeApi.operating, {}, { token: shop.owner.token })
  expect(data.shop).toMatchObject({ merName: '山风茶铺', isSwitch: true, isSelf: false, merStarLevel: 1 })
})

test('counts and money are two rights', async () => {
  const { operating, index, chart } = homeApi
  const staff = await makeStaff(app, await makeShop(app), { permissions: [operating.permission] })
  const codeOf = async (call: typeof operating | typeof index) =>
    (await app.call<typeof call>(call, {}, { token: staff.token })).code
  expect([await codeOf(operating), await codeOf(index)]).toEqual([200, 403])
  expect((await app.call(chart, { type: 'week' }, { token: staff.token })).code).toBe(403)
})

test('everybody of the staff reads a few settings by name, and no others', async () => {
  const staff = await makeStaff(app, await makeShop(app))
  const ask = (key: string) =>
    send(`${app.url}/api${homeApi.value.path}?key=${key}`, { method: 'GET', token: staff.token })
  await inPlatform(app.platform.pool, (db) => saveConfig(db, { auto_take_delivery_day: '14', site_name: '平台' }))
  expect(await ask('auto_take_delivery_day')).toMatchObject({ code: 200, data: '14' })
  expect(await ask('site_name')).toMatchObject({ code: 400, message: '未知的配置项' })
  expect(await send(`${app.url}/api${homeApi.value.path}?key=site_name`, { method: 'GET' })).toMatchObject({
    code: 401,
  })
})

test('in the demo’s shops a customer orders at one’s word, in others not', async () => {
  const [demo, own] = [await makeShop(app), await makeShop(app)]
  await inPlatform(app.platform.pool, (db) => markDemoShops(db, [demo.merId]))
  const orderAs = ({ owner }: Shop) => app.call(homeApi.simulateOrder, {}, { token: owner.token })
  const isDemo = async ({ owner }: Shop) => (await app.call(homeApi.operating, {}, { token: owner.token })).data.isDemo
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

test('each count is the total of the list it leads to', async () => {
  const shop = await makeShop(app)
  const product = await makeProduct(app, shop, { stock: 100 })
  await makeSubmitted(app, shop)
  await makeReview(app, shop)
  await makeImports(app, shop, 1, { state: importState.is.checked })
  await makeParcel(app, shop)
  await inShop(app, shop, ({ db }) =>
    db.q.updateTable('tracked_shipment').set({ problem: 'stalled' }).where('mer_id', '=', shop.merId).execute(),
  )
  await makeRefund(app, shop)
  await makeSentBack(app, shop)
  await makePickUp(app, shop)
  await makeOrder(app, shop, { product })
  app.passTime(30 * 3_600_000)
  await makeOrder(app, shop, { product })
  const reader = { token: await makeToken(app, shop.merId, shop.owner.adminId) }
  const { data } = await app.call(homeApi.operating, {}, reader)
  const orders = async (input: { status: 'notShipped' | 'awaitVerification'; due?: '24h' }) =>
    (await app.call(orderApi.list, { page: 1, limit: 20, ...input }, reader)).data.total
  const refunds = async (input: { refundStatus: 0 | 5; due?: '24h' }) =>
    (await app.call(refundApi.list, { page: 1, limit: 20, ...input }, reader)).data.total
  const products = async (type: (typeof productTab.codes)[number]) =>
    (await app.call(productApi.list, { page: 1, limit: 20, type }, reader)).data.total
  const { is } = productTab
  expect(data).toMatchObject({
    onSaleProductNum: await products(is.onSale),
    awaitAuditProductNum: await products(is.inReview),
    refusedProductNum: await products(is.refused),
    lowStockProductNum: await products(is.lowStock),
    notShippingOrderNum: await orders({ status: 'notShipped' }),
    awaitVerificationOrderNum: await orders({ status: 'awaitVerification' }),
    refundingOrderNum: await refunds({ refundStatus: 0 }),
    awaitReceivingRefundNum: await refunds({ refundStatus: 5 }),
    problemParcelNum: (await app.call(parcelApi.list, { tab: 'open' }, reader)).data.total,
    awaitReplyNum: (await app.call(reviewApi.list, { tab: 'waiting' }, reader)).data.total,
    checkedImportNum: (await app.call(productImportApi.list, { state: importState.is.checked }, reader)).data.total,
    due: {
      notShippingOrderNum: await orders({ status: 'notShipped', due: '24h' }),
      refundingOrderNum: await refunds({ refundStatus: 0, due: '24h' }),
      awaitReceivingRefundNum: await refunds({ refundStatus: 5, due: '24h' }),
    },
  })
  const { awaitAuditProductNum, awaitVerificationOrderNum, refundingOrderNum, awaitReceivingRefundNum, due } = data
  const { problemParcelNum, awaitReplyNum, checkedImportNum } = data
  expect([problemParcelNum, awaitReplyNum, checkedImportNum]).toEqual([1, 1, 1])
  expect([awaitAuditProductNum, awaitVerificationOrderNum, refundingOrderNum, awaitReceivingRefundNum]).toEqual([
    1, 1, 1, 1,
  ])
  expect(due.notShippingOrderNum).toBeGreaterThan(0)
  expect(due.notShippingOrderNum).toBeLessThan(data.notShippingOrderNum)
})

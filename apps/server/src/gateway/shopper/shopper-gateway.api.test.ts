import { shopperGateway } from '@zhanggui/contract/gateway/shopper'
import { productApi } from '@zhanggui/contract/goods/product'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { beforeAll, expect, test } from 'vitest'
import { listLines, lockOrder, receiveOrder } from '#features/orders/public'
import { findShopper } from '#features/shoppers/public'
import { setupTestApp } from '#test/app/test-app'
import { setupShopFront } from '#test/make/orders/checkout'
import { inShop, makeOrder } from '#test/make/order'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { markShipped } from '#test/make/orders/order-state.sql'
import { readVisits } from '#test/read/shopper.sql'

const app = setupTestApp()
const { call, knowShopper } = setupShopFront(app)
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
  await knowShopper(shop)
})

test('a shopper is known in one shop, and what is not sent stays as it is', async () => {
  const { merId } = shop
  await call(shopperGateway.save, { merId, uid: 7, nickname: '阿北', phone: '13900000000', registerType: 'routine' })
  await call(shopperGateway.save, { merId, uid: 7, nickname: '阿南', isLogoff: true })
  const known = await inShop(app, shop, ({ db }) => findShopper(db, 7))
  expect(known).toMatchObject({ nickname: '阿南', phone: '13900000000', isClosed: true })
  const other = await makeShop(app)
  const visit = { merId: other.merId, uid: 7 }
  expect(await call(shopperGateway.visit, visit)).toMatchObject({ code: 404, message: '用户不存在' })
  expect(await call(shopperGateway.follow, { ...visit, isFollowing: true })).toMatchObject({ code: 404 })
})

test('a visit counts once a day, a view each time, of own products only', async () => {
  const own = await makeShop(app)
  await knowShopper(own)
  const product = await makeProduct(app, own)
  const visitor = { merId: own.merId, uid: 1001 }
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await call(shopperGateway.visit, visitor)).toMatchObject({ code: 200 })
    expect(await call(shopperGateway.view, { ...visitor, productId: product.id })).toMatchObject({ code: 200 })
  }
  expect(await call(shopperGateway.view, { ...visitor, productId: 999_999_999 })).toMatchObject({ code: 404 })
  await call(shopperGateway.follow, { ...visitor, isFollowing: true })
  expect(await readVisits(app, own)).toEqual({ visits: 1, views: 2, followers: 1 })
  await call(shopperGateway.follow, { ...visitor, isFollowing: false })
  expect(await readVisits(app, own)).toMatchObject({ followers: 0 })
})

test('a favourite counts once for each who marks it, and no more when it is taken back', async () => {
  const product = await makeProduct(app, shop)
  await call(shopperGateway.save, { merId: shop.merId, uid: 8, nickname: '阿西' })
  const mark = (uid: number, isFavorite: boolean) =>
    call(shopperGateway.favorite, { merId: shop.merId, uid, productId: product.id, isFavorite })
  const count = async () =>
    (await app.call(productApi.info, { id: product.id }, { token: shop.owner.token })).data.collectNum
  for (const uid of [1001, 1001, 8]) expect(await mark(uid, true)).toMatchObject({ code: 200 })
  expect(await count()).toBe(2)
  for (let turn = 0; turn < 2; turn += 1) await mark(8, false)
  expect(await count()).toBe(1)
  const other = await makeShop(app)
  const foreign = { merId: other.merId, uid: 1001, productId: product.id, isFavorite: true }
  await knowShopper(other)
  expect(await call(shopperGateway.favorite, foreign)).toMatchObject({ code: 404, message: '商品不存在' })
})

test('a line is reviewed once, by its buyer, after it was received', async () => {
  const { orderNo, product } = await makeOrder(app, shop)
  const line = await inShop(app, shop, async ({ db }) => (await listLines(db, (await lockOrder(db, orderNo)).id))[0])
  const review = {
    merId: shop.merId,
    uid: 1001,
    number: 'R1',
    orderNo,
    orderDetailId: line?.id ?? 0,
    star: 4,
    comment: '茶很香',
    pictures: [],
  }
  expect(await call(shopperGateway.review, review)).toMatchObject({ code: 5032, message: '收货后才能评价' })
  await markShipped(app, shop, orderNo, app.now())
  await inShop(app, shop, (context) => receiveOrder(context, { orderNo }, 'buyer'))
  await knowShopper(shop, 1002)
  expect(await call(shopperGateway.review, { ...review, uid: 1002 })).toMatchObject({ code: 5001 })
  expect(await call(shopperGateway.review, { ...review, orderDetailId: 1 })).toMatchObject({ code: 5201 })
  const first = await call(shopperGateway.review, review)
  expect(first.code).toBe(200)
  expect((await call(shopperGateway.review, review)).data).toEqual(first.data)
  expect(await call(shopperGateway.review, { ...review, star: 1 })).toMatchObject({ code: 5030 })
  expect(await call(shopperGateway.review, { ...review, number: 'R2' })).toMatchObject({ code: 5033 })
  const { data } = await app.call(reviewApi.list, {}, { token: shop.owner.token })
  expect(data.list).toMatchObject([{ uid: 1001, star: 4, comment: '茶很香', isVirtual: false }])
  expect(data.list[0]?.productName).toBe(`商品${product.id}`)
})

import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { couponGateway, platformCouponGateway } from '@zhanggui/contract/gateway/coupon'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { orderApi } from '@zhanggui/contract/order/order'
import { toFen } from '@zhanggui/domain/kernel/money'
import { orderType } from '@zhanggui/domain/order/order-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { type CouponTraits, makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { makeOrder, type OrderTraits } from '#test/make/order'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { linesOf } from '#test/make/orders/refund'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeUser } from '#test/make/users/user'

const app = setupTestApp()
const { call } = setupShopFront(app)
let shop: Shop
let product: MadeProduct
let uid: number
let as: { token: string }
beforeEach(async () => {
  shop = await makeShop(app)
  as = { token: shop.owner.token }
  product = await makeProduct(app, shop, { labels: ['大', '小'] })
  uid = await makeUser(app, shop)
})

const claim = (couponId: number, number: string, buyer = uid) =>
  call(couponGateway.claim, { merId: shop.merId, uid: buyer, couponId, number })
/** A piece of the buyer's, five yuan off. */
const piece = async (traits: CouponTraits = {}) => makePiece(app, shop, { uid, money: toFen(500), ...traits })
const statusOf = async (id: number) =>
  (await app.call(couponApi.pieces, { limit: 100 }, as)).data.list.find((row) => row.id === id)?.status
const quote = (couponId: number, traits: Parameters<typeof partOf>[3] = {}) => {
  const { platOrderNo: _, ...asked } = checkoutOf([partOf(shop, product, [1, 2], { couponId, ...traits })], { uid })
  return call(orderGateway.quote, asked)
}
const place = (couponId: number, traits: Parameters<typeof partOf>[3] = {}) =>
  call(orderGateway.place, checkoutOf([partOf(shop, product, [1, 2], { couponId, ...traits })], { uid }))
const order = (traits: OrderTraits) => makeOrder(app, shop, { uid, product, pieces: [1, 2], ...traits })

describe('a buyer', () => {
  test('sees what can be claimed, claims it once, and finds it', async () => {
    const id = await makeCoupon(app, shop, { isLimited: true, total: 2 })
    const other = await makeProduct(app, shop)
    const forOther = await makeCoupon(app, shop, { category: 2, productIds: [other.id] })
    await makeCoupon(app, shop, { receiveType: 2 })
    await makeCoupon(app, shop, { status: false })
    const { merId } = shop
    const seen = async (productId?: number) =>
      (await call(couponGateway.claimable, { merId, uid, productId })).data.map((row) => [row.id, row.isReceived])
    expect(await seen()).toEqual([
      [forOther, false],
      [id, false],
    ])
    expect(await seen(product.id)).toEqual([[id, false]])
    const first = await claim(id, 'CL-1')
    expect(first).toMatchObject({ code: 200 })
    expect(await claim(id, 'CL-1')).toMatchObject({ code: 200, data: first.data })
    expect(await claim(id, 'CL-2')).toMatchObject({ message: '当前用户已经领取过此优惠券了！' })
    expect(await seen(product.id)).toEqual([[id, true]])
    const { data } = await call(couponGateway.mine, { merId, uid, status: 0 })
    expect(data.list).toMatchObject([{ ...first.data, couponId: id, money: 1000, status: 0 }])
    expect((await call(couponGateway.mine, { merId, uid, status: 1 })).data.total).toBe(0)
  })

  test('is told what each of their coupons is good for here, the best one first', async () => {
    const small = await piece({ money: toFen(300) })
    const best = await piece({ money: toFen(700) })
    const far = await piece({ money: toFen(900), minPrice: toFen(10_000) })
    const { data } = await quote(best.id)
    const [part] = data.orderList
    expect(part).toMatchObject({ merCouponPrice: 700, payPrice: 2270 })
    expect(part?.couponList.map(({ id, reason }) => [id, reason])).toEqual([
      [best.id, ''],
      [small.id, ''],
      [far.id, '请合理搭配优惠组合，当前优惠券不满足使用条件'],
    ])
  })
})

describe('an order', () => {
  test('takes the coupon off to the fen, keeps which one it was, and shows it', async () => {
    const { id, couponId } = await piece()
    const { orderNo, payFen } = await order({ couponId: id })
    expect(payFen).toBe(2970 - 500)
    const { data } = await app.call(orderApi.info, { orderNo }, as)
    expect(data).toMatchObject({ couponId: id, couponName: '春茶券', merCouponPrice: 500 })
    expect(data.orderDetailList.map(({ merCouponPrice }) => merCouponPrice)).toEqual([167, 333])
    expect((await app.call(couponApi.pieces, { couponId }, as)).data.list).toMatchObject([{ status: 1, orderNo }])
    expect((await app.call(couponApi.info, { id: couponId }, as)).data).toMatchObject({
      issuedCount: 1,
      usedCount: 1,
      orderCount: 1,
      orderPrice: 2470,
      discountPrice: 500,
    })
  })

  test('of five at once that spend the same piece one is placed', async () => {
    const { id } = await piece()
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(id)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ message }) => message))).toEqual(
      new Set(['此优惠券已使用！']),
    )
  })

  test('refuses a piece that is another buyer’s, of another shop, or of no use here', async () => {
    const { id: foreign } = await makePiece(app, shop, { money: toFen(500) })
    const elsewhere = await makePiece(app, await makeShop(app))
    for (const stranger of [foreign, elsewhere.id]) {
      expect(await quote(stranger)).toMatchObject({ message: '商家无此优惠券' })
    }
    const other = await makeProduct(app, shop)
    const { id: forOther } = await piece({ category: 2, productIds: [other.id] })
    expect(await quote(forOther)).toMatchObject({ message: '此券为商品券，请在购买相关产品后使用！' })
    const { id: free } = await piece({ money: toFen(3000) })
    expect(await quote(free)).toMatchObject({ message: '请合理搭配优惠组合，当前优惠券不满足使用条件' })
    const { id: good } = await piece()
    expect(await quote(good, { type: orderType.is.groupBuy })).toMatchObject({ message: '营销活动商品无法使用优惠券' })
    expect(await statusOf(good)).toBe(0)
  })

  test('gives the piece back when it is cancelled, and never one that is spent elsewhere', async () => {
    const { id } = await piece()
    const { merId } = shop
    const first = await order({ couponId: id, isPaid: false })
    expect(await statusOf(id)).toBe(1)
    await call(orderGateway.cancel, { merId, orderNo: first.orderNo })
    expect(await statusOf(id)).toBe(0)
    const second = await order({ couponId: id, isPaid: false })
    // The first one is cancelled already; once more changes nothing.
    await call(orderGateway.cancel, { merId, orderNo: first.orderNo })
    expect(await statusOf(id)).toBe(1)
    app.passTime(8 * 86_400_000)
    await app.drainJobs()
    expect((await call(orderGateway.info, { merId, orderNo: second.orderNo })).data.status).toBe(9)
    const { data } = await call(couponGateway.mine, { merId, uid, status: 2 })
    expect(data.list).toMatchObject([{ id, status: 2 }])
  })

  test('gives the piece back once every line with a share of it is refunded, whatever else was bought', async () => {
    const small = await makeProduct(app, shop)
    const { id } = await piece({ category: 2, productIds: [product.id] })
    const detailList = [...partOf(shop, product, [1, 2]).detailList, ...partOf(shop, small, [1]).detailList]
    const { data } = await place(id, { detailList })
    const { orderNo = '', payPrice = toFen(0), merId } = data.orderList[0] ?? { merId: 0 }
    const payment = { payType: 'weixin', payChannel: 'mini', payNo: `PAY${orderNo}` } as const
    await call(orderGateway.pay, { merId, orderNo, payPrice, ...payment })
    const lines = await linesOf(app, shop, orderNo)
    const refund = async (line: number, num: number) => {
      const chosen = { returnType: 2, detailList: [{ orderDetailId: lines[line]?.id ?? 0, num }] } as const
      const answer = await app.call(
        directRefundApi.refund,
        { orderNo, ...chosen, detailList: [...chosen.detailList] },
        as,
      )
      expect(answer).toMatchObject({ code: 200 })
      await app.drainJobs()
      return statusOf(id)
    }
    expect([await refund(0, 1), await refund(1, 1), await refund(1, 1)]).toEqual([1, 1, 0])
  })
})

test('goods bring their coupons along once they are paid for, once per buyer ever', async () => {
  const gift = await makeCoupon(app, shop, { receiveType: 2, isLimited: true, total: 2 })
  const closed = await makeCoupon(app, shop, { receiveType: 2 })
  const couponIds = [gift, closed]
  expect((await app.call(productBatchApi.addCouponsToOne, { id: product.id, couponIds }, as)).code).toBe(200)
  await app.call(couponApi.updateStatus, { id: closed, status: false }, as)
  await order({ isPaid: false })
  await app.drainJobs()
  const given = async () =>
    (await app.call(couponApi.pieces, {}, as)).data.list.map((row) => [row.couponId, row.source])
  expect(await given()).toEqual([])
  await order({})
  await order({})
  await app.drainJobs()
  expect(await given()).toEqual([[gift, 'buy']])
  const manual = await makeCoupon(app, shop)
  const answer = await app.call(productBatchApi.addCoupons, { idList: [product.id], couponIds: [manual] }, as)
  expect(answer).toMatchObject({ code: 10_001, message: '优惠券不存在' })
})

describe('a coupon of the platform', () => {
  const terms = {
    name: '茶叶品类券',
    money: toFen(500),
    minPrice: toFen(0),
    useStartTime: new Date('2026-01-01T00:00:00+08:00'),
    useEndTime: new Date('2099-01-01T00:00:00+08:00'),
  }
  const pay = (platCouponId: number) => ({ platCouponId, platCouponPrice: toFen(500) })

  test('is shared by the lines that it is for, until it is invalid', async () => {
    const save = (purpose: Pick<InputOf<typeof platformCouponGateway.save>, 'category' | 'targets'>) =>
      call(platformCouponGateway.save, { ...terms, ...purpose })
    // The third-level category of every product here, and the one above it.
    const { data } = await save({ category: 4, targets: [26] })
    const quoted = await quote(0, { couponId: undefined, ...pay(data.id) })
    expect(quoted.data.orderList[0]).toMatchObject({ platCouponPrice: 500 })
    const { data: brand } = await save({ category: 5, targets: [7] })
    const refused = await quote(0, { couponId: undefined, ...pay(brand.id) })
    expect(refused).toMatchObject({ message: '茶叶品类券优惠券不适用，请重新选择优惠券' })
    await call(platformCouponGateway.invalidate, { id: data.id })
    expect(await quote(0, { couponId: undefined, ...pay(data.id) })).toMatchObject({ message: '此优惠券已失效！' })
    expect((await call(platformCouponGateway.list, {})).data.list).toMatchObject([
      { id: brand.id, isValid: true },
      { id: data.id, isValid: false, targets: [26] },
    ])
  })
})

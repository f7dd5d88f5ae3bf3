import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { orderGateway } from '@zhanggui/contract/gateway/order'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { couponDraftOf, makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { makeActivity, makeSeckill } from '#test/make/marketing/seckill'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import { fullReductionDraft, makeFullReduction } from '#test/make/promotions/promotion'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
const front = setupShopFront(app)
let shop: Shop
let product: MadeProduct
beforeEach(async () => {
  shop = await makeShop(app)
  product = await makeProduct(app, shop, { stock: 100 })
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, token = shop.owner.token) =>
  app.call(endpoint, input, { token })
const quote = async (pieces: number, traits: Parameters<typeof partOf>[3] = {}) => {
  const asked = checkoutOf([partOf(shop, product, [pieces], traits)])
  return (await front.call(orderGateway.quote, asked)).data.orderList[0]
}

describe('a preview', () => {
  test('of a full reduction says what the quote says once it is saved', async () => {
    const draft = fullReductionDraft(app)
    const { data } = await call(promotionApi.previewReduction, draft)
    expect(data).toMatchObject({ productNum: 1, checkedNum: 1, lossNum: 0, clashList: [] })
    const [row] = data.list
    // 19 pieces of 9.90 reach 180.
    expect(row).toMatchObject({ productId: product.id, price: 990, pieces: 19, fullReductionPrice: 2500, cost: 500 })
    await makeFullReduction(app, shop, draft)
    const quoted = await quote(row?.pieces ?? 0)
    expect(row?.finalPrice).toBe(Math.round((quoted?.payPrice ?? 0) / 19))
    expect(row?.margin).toBe(Math.round(((858 - 500) * 100) / 858))
  })

  test('of a coupon counts the promotions that it stacks with, and warns of a loss', async () => {
    await makeFullReduction(app, shop, { name: '同享满减' })
    const { data } = await call(promotionApi.previewCoupon, couponDraftOf({ money: toFen(900), minPrice: toFen(1000) }))
    expect(data.clashList).toMatchObject([{ kind: 'fullReduction', name: '同享满减', effect: 'stacks' }])
    // Two pieces reach 10: 19.80 - 9.00.
    expect(data.list).toMatchObject([{ pieces: 2, finalPrice: 540, merCouponPrice: 900, margin: 7 }])
    const deep = await call(promotionApi.previewCoupon, couponDraftOf({ money: toFen(500) }))
    expect(deep.data).toMatchObject({ lossNum: 1, endTime: null, list: [{ pieces: 1, finalPrice: 490, margin: -2 }] })
  })

  test('of a flash sale has its prices, and the other flash sale of the same product', async () => {
    const other = await makeSeckill(app, shop, { product, activity: { name: '另一场' } })
    await makeCoupon(app, shop)
    const attrValue = product.skuIds.map((attrValueId) => ({ attrValueId, quota: 1, activityPrice: toFen(400) }))
    const id = await makeActivity(app)
    const { data } = await call(promotionApi.previewSeckill, {
      id,
      productList: [{ id: product.id, sort: 0, attrValue }],
    })
    expect(data).toMatchObject({ lossNum: 1, list: [{ pieces: 1, finalPrice: 400, margin: -25 }] })
    expect(data.clashList.map(({ kind, id: met, effect }) => [kind, met === other.activityId, effect])).toEqual([
      ['seckill', true, 'doubles'],
      ['coupon', false, 'excludes'],
    ])
  })

  test('names the promotion that would refuse it, and leaves out the one that is edited', async () => {
    const id = await makeFullReduction(app, shop, { name: '先来的' })
    const { data } = await call(promotionApi.previewReduction, fullReductionDraft(app))
    expect(data.clashList).toMatchObject([{ id, name: '先来的', effect: 'blocks' }])
    expect((await call(promotionApi.previewReduction, { ...fullReductionDraft(app), id })).data.clashList).toEqual([])
  })

  test('shows what a product costs the shop to those who may read products only', async () => {
    const { token } = await makeStaff(app, shop, { permissions: ['merchant:full:reduction:list'] })
    const { data } = await call(promotionApi.previewReduction, fullReductionDraft(app), token)
    expect(data.list[0]).not.toHaveProperty('cost')
    expect(data.list[0]).not.toHaveProperty('margin')
    expect(data).not.toHaveProperty('lossNum')
  })

  test('finds the lowest margin among all SKUs, whichever promotions tell them apart', async () => {
    const [named, plain] = [await makeProduct(app, shop, { stock: 100 }), await makeProduct(app, shop, { stock: 100 })]
    const coupon = await makeCoupon(app, shop, { category: 2, productIds: [named.id], money: toFen(300) })
    for (let nth = 0; nth < 4; nth += 1) await makeCoupon(app, shop, { money: toFen(200), minPrice: toFen(90_000) })
    const { data } = await call(promotionApi.previewReduction, fullReductionDraft(app))
    expect(data).toMatchObject({ productNum: 3, isWhole: true })
    expect(data.checkedNum).toBe(data.list.length)
    const [lowest] = data.list
    expect(lowest).toMatchObject({ productId: named.id, merCouponPrice: 300, finalPrice: 690, pieces: 1 })
    const others = new Set(data.list.slice(1).map(({ finalPrice }) => finalPrice))
    expect(others).toEqual(new Set([858]))
    expect(data.list.map(({ productId }) => productId)).toContain(plain.id)
    expect(data.clashList.map(({ id }) => id)).toContain(coupon)
  })

  test('is for goods of the shop', async () => {
    const { id } = await makeProduct(app, await makeShop(app))
    const scope = { scopeType: reductionScope.is.products, scopeIds: [id] }
    expect((await call(promotionApi.previewReduction, fullReductionDraft(app, scope))).message).toBe('商品不存在')
    const coupon = couponDraftOf({ category: 2, productIds: [id] })
    expect((await call(promotionApi.previewCoupon, coupon)).message).toBe('商品不存在')
  })
})

describe('a trial', () => {
  const cart = (num: number) => ({
    detailList: [{ productId: product.id, attrValueId: product.skuIds[0] ?? 0, num }],
    shippingType: 1 as const,
  })

  test('costs what a quote costs, with every share written out', async () => {
    await makeFullReduction(app, shop)
    const { id: couponId, uid, couponId: ofCoupon } = await makePiece(app, shop, { minPrice: toFen(5000) })
    await front.knowShopper(shop, uid)
    const asked = checkoutOf([partOf(shop, product, [12], { couponId })], { uid })
    const quoted = (await front.call(orderGateway.quote, asked)).data.orderList[0]
    for (const buyer of [{}, { uid }]) {
      const { data } = await call(promotionApi.trial, { ...cart(12), couponId: ofCoupon, ...buyer })
      expect(data).toMatchObject({ fullReductionPrice: 1000, merCouponPrice: 1000, couponName: '春茶券' })
      expect(data.payPrice).toBe(quoted?.payPrice)
      expect(sumFen(data.detailList.map(({ payPrice }) => payPrice))).toBe(data.payPrice)
    }
    const { uid: other } = await makePiece(app, shop)
    const answer = await call(promotionApi.trial, { ...cart(12), couponId: ofCoupon, uid: other })
    expect(answer.message).toBe('该用户没有这张优惠券')
  })

  test('takes what is being edited as if it were saved, instead of what it was', async () => {
    const draft = fullReductionDraft(app)
    const id = await makeFullReduction(app, shop, draft)
    const tiers = [{ minPrice: toFen(10_000), minNum: 0, reduce: toFen(3000) }]
    const trial = await call(promotionApi.trial, { ...cart(12), fullReduction: { ...draft, id, tiers } })
    expect(trial.data.fullReductionPrice).toBe(3000)
    const coupon = couponDraftOf({ money: toFen(700) })
    expect((await call(promotionApi.trial, { ...cart(12), coupon })).data).toMatchObject({ merCouponPrice: 700 })
  })

  test('tells whose coupons somebody has to those who see the claim records only', async () => {
    const { uid, couponId } = await makePiece(app, shop)
    const { token } = await makeStaff(app, shop, { permissions: ['merchant:full:reduction:list'] })
    expect((await call(promotionApi.trial, { ...cart(2), uid, couponId }, token)).code).toBe(403)
    const { data } = await call(promotionApi.trial, { ...cart(2), couponId }, token)
    expect(data.detailList[0]).not.toHaveProperty('cost')
  })

  test('of a flash sale costs what the activity says, for one product and without anything else', async () => {
    await makeFullReduction(app, shop)
    const attrValue = product.skuIds.map((attrValueId) => ({ attrValueId, quota: 1, activityPrice: toFen(400) }))
    const seckill = { id: await makeActivity(app), productList: [{ id: product.id, sort: 0, attrValue }] }
    const { data } = await call(promotionApi.trial, { ...cart(30), seckill })
    expect(data).toMatchObject({ proTotalPrice: 12_000, fullReductionPrice: 0, merCouponPrice: 0 })
    expect(data.detailList).toMatchObject([{ price: 400, margin: -25 }])
    const other = await makeProduct(app, shop)
    const line = { productId: other.id, attrValueId: other.skuIds[0] ?? 0, num: 1 }
    const tried = (detailList: (typeof line)[]) => call(promotionApi.trial, { ...cart(1), detailList, seckill })
    expect((await tried([line])).message).toBe('该规格没有填写活动价')
    expect((await tried([line, ...cart(1).detailList])).message).toBe('秒杀订单只能购买一种商品')
  })

  test('of another shop’s goods or coupons is refused', async () => {
    const stranger = await makeShop(app)
    const couponId = await makeCoupon(app, stranger)
    expect((await call(promotionApi.trial, { ...cart(1), couponId })).message).toBe('优惠券不存在')
    expect((await call(promotionApi.trial, cart(1), stranger.owner.token)).message).toBe('商品不存在')
  })
})

test('the calendars of a month show what lasts on some of its days', async () => {
  const inDays = (days: number) => new Date(app.now().getTime() + days * 86_400_000)
  const window = { isFixedTime: true, useStartTime: inDays(1), useEndTime: inDays(3) }
  const id = await makeCoupon(app, shop, { ...window, day: 0 })
  await makeCoupon(app, shop)
  const from = app.now().toISOString().slice(0, 10)
  const { data } = await call(couponApi.calendar, { from, days: 14 })
  expect(data).toMatchObject({ claimList: [], useList: [{ id, isOpen: true }], endlessNum: 1 })
  expect((await call(couponApi.calendar, { from: '2020-01-01', days: 7 })).data.useList).toEqual([])
})

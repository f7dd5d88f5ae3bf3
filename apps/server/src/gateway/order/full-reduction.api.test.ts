import { orderGateway } from '@zhanggui/contract/gateway/order'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { findBalances } from '#features/ledger/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { checkoutOf, partOf, setupShopFront } from '#test/make/orders/checkout'
import { makeProduct } from '#test/make/product.sql'
import { fullReductionDraft, HOUR, makeFullReduction } from '#test/make/promotions/promotion'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeStoreCategory } from '#test/make/store-category.sql'
import { linesOf } from '#test/make/orders/refund'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp()
const front = setupShopFront(app)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  await front.knowShopper(shop)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const save = (traits: Partial<InputOf<typeof fullReductionApi.save>> = {}) =>
  call(fullReductionApi.save, fullReductionDraft(app, traits))
const inHours = (hours: number) => new Date(app.now().getTime() + hours * HOUR)
const clashWith = (name: string) => `同一时段已有相同范围的满减活动：${name}`
const { products, categories } = reductionScope.is

/** What so many pieces of each SKU cost; one piece is 9.90. */
const quote = async (pieces: readonly number[], traits: Parameters<typeof partOf>[3] = {}) => {
  const labels = pieces.map((_, index) => `规格${index}`)
  const product = await makeProduct(app, shop, { labels, stock: 100 })
  const { data } = await front.call(orderGateway.quote, checkoutOf([partOf(shop, product, pieces, traits)]))
  return data.orderList[0]
}

describe('a promotion', () => {
  test('is made, read, listed under its state, changed and deleted, and the log tells', async () => {
    const product = await makeProduct(app, shop, { name: '龙井' })
    const { id } = (
      await save({ name: '秋茶满减', scopeType: products, scopeIds: [product.id], startTime: inHours(1) })
    ).data
    await save({ name: '已经开始' })
    const info = (await call(fullReductionApi.info, { id })).data
    expect(info).toMatchObject({ process: 0, scopeList: [{ id: product.id, name: '龙井' }], orderCount: 0 })
    const { data: planned } = await call(fullReductionApi.list, { process: 0 })
    expect(planned.list).toMatchObject([{ name: '秋茶满减', scopeNames: ['龙井'], process: 0 }])
    const { data: tabs } = await call(fullReductionApi.tabs, {})
    expect(tabs.map(({ name, count }) => `${name} ${count}`)).toEqual(['全部 2', '未开始 1', '进行中 1', '已结束 0'])

    const change = { ...fullReductionDraft(app, { name: '冬茶满减' }), id, version: info.version }
    expect((await call(fullReductionApi.update, change)).message).toBe(clashWith('已经开始'))
    const later = { ...change, startTime: inHours(24), endTime: inHours(48) }
    expect((await call(fullReductionApi.update, later)).code).toBe(200)
    expect((await call(fullReductionApi.update, later)).message).toContain('数据已被')
    expect((await call(fullReductionApi.delete, { id })).code).toBe(200)
    expect((await call(fullReductionApi.info, { id })).message).toBe('满减活动不存在')
    expect((await logLines(app, shop)).map(({ subject }) => subject)).toContain('冬茶满减')
  })

  test('needs a name of its own, an end that is to come, and goods of the shop', async () => {
    const other = await makeShop(app)
    const foreign = { product: (await makeProduct(app, other)).id, category: await makeStoreCategory(app, other) }
    await save({ name: '满减', status: false })
    expect((await save({ name: '满减' })).message).toBe('活动名称已存在')
    expect((await save({ startTime: inHours(-2), endTime: inHours(0) })).message).toBe('结束时间必须晚于现在')
    expect((await save({ scopeType: products, scopeIds: [foreign.product] })).message).toBe('商品不存在')
    expect((await save({ scopeType: categories, scopeIds: [foreign.category] })).message).toBe('商品分类不存在')
    // A product is no category, whatever its number.
    const own = (await makeProduct(app, shop)).id
    expect((await save({ scopeType: categories, scopeIds: [own] })).message).toBe('商品分类不存在')
    const id = await makeFullReduction(app, shop, { scopeType: products, scopeIds: [own], startTime: inHours(1) })
    const turned = fullReductionDraft(app, { scopeType: categories, scopeIds: [own], startTime: inHours(1) })
    expect((await call(fullReductionApi.update, { ...turned, id })).message).toBe('商品分类不存在')
    const over = { ...turned, scopeType: products, startTime: inHours(-2), endTime: inHours(0) }
    expect((await call(fullReductionApi.update, { ...over, id })).message).toBe('结束时间必须晚于现在')
  })

  test('that has begun only grows, and is closed before it is deleted', async () => {
    const [first, second] = [await makeProduct(app, shop), await makeProduct(app, shop)]
    const draft = fullReductionDraft(app, { scopeType: products, scopeIds: [first.id] })
    const id = await makeFullReduction(app, shop, draft)
    const update = (traits: Partial<typeof draft>) => call(fullReductionApi.update, { ...draft, ...traits, id })
    expect((await update({ couponStack: false })).message).toBe('进行中的活动只能修改名称、延长结束时间和增加商品')
    expect((await update({ endTime: inHours(30), scopeIds: [first.id, second.id] })).code).toBe(200)
    expect((await call(fullReductionApi.delete, { id })).message).toBe('进行中的活动请先关闭')
    await call(fullReductionApi.setStatus, { id, status: false })
    expect((await call(fullReductionApi.delete, { id })).code).toBe(200)
  })
})

describe('two open promotions of one scope at one time', () => {
  test('are refused, also when one is opened, unless they only touch', async () => {
    await save({ name: '甲', endTime: inHours(10) })
    expect((await save({ startTime: inHours(9) })).message).toBe(clashWith('甲'))
    expect((await save({ startTime: inHours(10) })).code).toBe(200)
    const { id } = (await save({ endTime: inHours(5), status: false })).data
    expect((await call(fullReductionApi.setStatus, { id, status: true })).message).toBe(clashWith('甲'))
    app.passTime(6 * HOUR)
    expect((await call(fullReductionApi.setStatus, { id, status: true })).message).toBe('活动已结束')
    app.passTime(-6 * HOUR)
  })

  test('are told by their goods: products by themselves, a category with those below it', async () => {
    const [a, b] = [await makeProduct(app, shop), await makeProduct(app, shop)]
    await save({ name: '商品', scopeType: products, scopeIds: [a.id] })
    expect((await save({ scopeType: products, scopeIds: [b.id] })).code).toBe(200)
    expect((await save({ scopeType: products, scopeIds: [b.id, a.id] })).message).toBe(clashWith('商品'))
    const upper = await makeStoreCategory(app, shop)
    const [lower, sibling] = [
      await makeStoreCategory(app, shop, { pid: upper }),
      await makeStoreCategory(app, shop, { pid: upper }),
    ]
    await save({ name: '分类', scopeType: categories, scopeIds: [lower] })
    expect((await save({ scopeType: categories, scopeIds: [upper] })).message).toBe(clashWith('分类'))
    expect((await save({ scopeType: categories, scopeIds: [sibling] })).code).toBe(200)
    expect((await save()).code).toBe(200)
  })

  test('cannot slip in at the same moment', async () => {
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

describe('an order', () => {
  test('is quoted with what is taken off, and what is missing for more', async () => {
    await save({ name: '全店' })
    const part = await quote([10, 1])
    expect(part).toMatchObject({ proTotalPrice: 10_890, fullReductionPrice: 1000, payPrice: 9890 })
    expect(part?.fullReductionList).toMatchObject([{ name: '全店', text: '已满100减10', hint: '再买71.10元可减25元' }])
    expect(part?.detailList.map(({ fullReductionPrice }) => fullReductionPrice)).toEqual([909, 91])
  })

  test('takes the closest promotion for each line: product, category, the one above, shop', async () => {
    const upper = await makeStoreCategory(app, shop)
    const lower = await makeStoreCategory(app, shop, { pid: upper })
    const one = await makeProduct(app, shop, { storeCategoryIds: [lower], stock: 100 })
    const two = await makeProduct(app, shop, { storeCategoryIds: [lower], stock: 100 })
    const three = await makeProduct(app, shop, { stock: 100 })
    const off = (fen: number) => ({
      ruleType: reductionRule.is.pieces,
      tiers: [{ minPrice: toFen(0), minNum: 1, reduce: toFen(fen) }],
    })
    await save({ ...off(100) })
    await save({ ...off(200), scopeType: categories, scopeIds: [upper] })
    await save({ ...off(300), scopeType: products, scopeIds: [one.id] })
    const parts = [one, two, three].map((product) => partOf(shop, product).detailList)
    const whole = { ...partOf(shop, one), detailList: parts.flat() }
    const { data } = await front.call(orderGateway.quote, checkoutOf([whole]))
    expect(data.orderList[0]?.detailList.map((line) => line.fullReductionPrice)).toEqual([300, 200, 100])
  })

  test('under a closed, planned or foreign promotion pays the whole price', async () => {
    const later = inHours(1)
    await save({ status: false })
    await save({ startTime: later })
    await makeFullReduction(app, await makeShop(app))
    expect(await quote([20])).toMatchObject({ fullReductionPrice: 0, fullReductionList: [] })
    await save({ endTime: later })
    expect(await quote([20])).toMatchObject({ fullReductionPrice: 2500 })
  })

  test('takes no coupon for goods of a promotion that allows none beside it', async () => {
    const product = await makeProduct(app, shop, { stock: 100 })
    await save({ scopeType: products, scopeIds: [product.id], couponStack: false })
    const asked = (pieces: number) =>
      front.call(orderGateway.quote, checkoutOf([partOf(shop, product, [pieces], { platCouponPrice: toFen(500) })]))
    expect((await asked(2)).data.orderList[0]).toMatchObject({ fullReductionPrice: 0, platCouponPrice: 500 })
    expect((await asked(11)).message).toBe('优惠金额不能超过商品金额')
  })

  test('keeps what it took; paid ones are the figures of the promotion, and the books agree', async () => {
    const id = await makeFullReduction(app, shop)
    const paid = await makeOrder(app, shop, { pieces: [10, 9] })
    await makeOrder(app, shop, { pieces: [12], isPaid: false })
    expect(paid.payFen).toBe(19 * 990 - 2500)
    const stored = await linesOf(app, shop, paid.orderNo)
    expect(stored.map((line) => [line.full_reduction_id, line.full_reduction_fen])).toEqual([
      [id, 1316],
      [id, 1184],
    ])
    const { data } = await call(fullReductionApi.list, {})
    expect(data.list).toMatchObject([{ orderCount: 1, reduceTotal: 2500 }])
    const { data: uses } = await call(fullReductionApi.records, { id })
    expect(uses).toMatchObject({
      total: 1,
      list: [
        { orderNo: paid.orderNo, nickname: '茶客小林', proTotalPrice: 18_810, reducePrice: 2500, payPrice: 16_310 },
      ],
    })
    expect(await inShop(app, shop, ({ db }) => findBalances(db))).toMatchObject({ pending: 18_810 - 2500 })
  })
})

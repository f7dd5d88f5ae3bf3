import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { logApi } from '@zhanggui/contract/log'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus, stockReason } from '@zhanggui/domain/product/product-codes'
import { timedKind, timedOutcome, timedStatus, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { disable, revoke } from '#test/make/access.sql'
import { putState, setShop } from '#test/make/product-draft.sql'
import { inAnHour, makeTimedShop, onSale, twoSkus, warehouse } from '#test/make/products/timed-change'
import { makeStaff, type Person } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

type Plan = InputOf<typeof timedChangeApi.plan>

const app = setupTestApp()
const SEE = timedChangeApi.list.permission
const { waiting, done, partial, failed } = timedStatus.is
let own: Awaited<ReturnType<typeof makeTimedShop>>
beforeEach(async () => {
  own = await makeTimedShop(app)
})

describe('a change is made at its time, not before', () => {
  test('up and down', async () => {
    const { shop, token, saved, product, planned, change, comeTrue, notices } = own
    const [low, high] = [await saved(warehouse), await saved(onSale)]
    const [up, down] = [await planned([low]), await planned([high], { kind: timedKind.is.down })]
    await app.drainJobs()
    expect([(await product(low)).isShow, (await product(high)).isShow]).toEqual([false, true])
    expect(await change(up)).toMatchObject({ status: waiting, total: 1, mayCancel: true, productNames: ['山野春茶'] })
    await comeTrue()
    expect([(await product(low)).isShow, (await product(high)).isShow]).toEqual([true, false])
    expect([await change(up), await change(down)]).toMatchObject([
      { status: done, done: 1, failed: 0 },
      { status: done, done: 1 },
    ])
    expect(await notices(shop.owner)).toEqual([])
    const { data } = await app.call(logApi.sensitive, {}, { token })
    expect(data.list.flatMap(({ changes }) => changes)).toContainEqual({
      field: '山野春茶 商品状态',
      before: '仓库中',
      after: '出售中',
    })
  })

  test.each<[Partial<Plan>, number[], string]>([
    [{ way: timedWay.is.to, price: toFen(888) }, [888, 888], '统一改为 ¥8.88'],
    [{ way: timedWay.is.percent, percent: 85 }, [850, 1699], '改为原售价的 85%'],
    [{ way: timedWay.is.cut, price: toFen(100) }, [900, 1899], '每个规格降 ¥1.00'],
    [{ way: timedWay.is.raise, price: toFen(50) }, [1050, 2049], '每个规格涨 ¥0.50'],
  ])('prices: %j', async (terms, prices, summary) => {
    const { shop, saved, product, planned, change, comeTrue } = own
    // In a shop with review, too, what is on sale goes on being sold.
    await setShop(app, shop, { needsReview: true })
    const ids = [await saved(onSale, twoSkus), await saved(warehouse, twoSkus)]
    const id = await planned(ids, { kind: timedKind.is.price, ...terms })
    expect(await change(id)).toMatchObject({ summary })
    await comeTrue()
    expect(await change(id)).toMatchObject({ status: done, done: 2 })
    for (const each of ids) expect((await product(each)).attrValue.map(({ price }) => price)).toEqual(prices)
    expect(await product(ids[0] ?? 0)).toMatchObject({ isShow: true, auditStatus: auditStatus.is.passed })
    expect(await product(ids[1] ?? 0)).toMatchObject({ isShow: false, auditStatus: auditStatus.is.passed })
  })

  test('a price is the one that was planned, whatever has become of it since', async () => {
    const { saved, priceOf, planned, comeTrue } = own
    const one = await saved(onSale)
    await planned([one], { kind: timedKind.is.price, way: timedWay.is.percent, percent: 50 })
    const back = inAnHour(app)
    back.setTime(back.getTime() + 30 * 60_000)
    await planned([one], { kind: timedKind.is.price, price: toFen(1000), runTime: back })
    await comeTrue()
    expect(await priceOf(one)).toBe(500)
    await comeTrue()
    expect(await priceOf(one)).toBe(1000)
  })

  test('each SKU its own price', async () => {
    const { saved, product, planned, results, comeTrue } = own
    const one = await saved(onSale, twoSkus)
    const [large, small] = (await product(one)).attrValue
    const attrValue = [
      { id: large?.id ?? 0, price: toFen(900) },
      { id: small?.id ?? 0, price: toFen(1500) },
    ]
    const id = await planned([one], { kind: timedKind.is.price, way: timedWay.is.each, attrValue })
    expect(await results(id)).toMatchObject([{ before: '10.00~19.99', after: '9.00~15.00' }])
    await comeTrue()
    expect((await product(one)).attrValue).toMatchObject([{ price: 900 }, { price: 1500 }])
  })

  test('stock is added, or put to a figure; sales in between count, and the ledger tells', async () => {
    const { token, saved, product, planned, comeTrue } = own
    const [more, fixed] = [await saved(onSale, twoSkus), await saved(onSale, twoSkus)]
    await planned([more], { kind: timedKind.is.addStock, stock: 5 })
    await planned([fixed], { kind: timedKind.is.setStock, stock: 6 })
    const [large] = (await product(more)).attrValue
    await app.call(productApi.addStock, { id: more, attrValueList: [{ id: large?.id ?? 0, stock: 2 }] }, { token })
    await comeTrue()
    expect(await product(more)).toMatchObject({ stock: 26, attrValue: [{ stock: 17 }, { stock: 9 }] })
    expect(await product(fixed)).toMatchObject({ stock: 12, attrValue: [{ stock: 6 }, { stock: 6 }] })
    const { data } = await app.call(productApi.ledger, { productId: fixed, reason: stockReason.is.timed }, { token })
    expect(data.list.map(({ delta }) => delta).toSorted((a, b) => a - b)).toEqual([-4, 2])
  })
})

describe('it is looked at again when it runs', () => {
  test('each product by itself: deleted, in the bin, in review, with other SKUs', async () => {
    const { shop, token, saved, product, priceOf, planned, change, results, comeTrue, notices } = own
    const [gone, bin, review, other, fine] = [
      await saved(onSale),
      await saved(onSale),
      await saved(onSale),
      await saved(warehouse, twoSkus),
      await saved(onSale),
    ]
    const ids = [gone, bin, review, other, fine]
    const id = await planned(ids, { kind: timedKind.is.price, way: timedWay.is.percent, percent: 90 })
    for (const each of [gone, bin]) await app.call(productApi.delete, { id: each, type: 'recycle' }, { token })
    await app.call(productApi.delete, { id: gone, type: 'delete' }, { token })
    await putState(app, shop, review, { audit: auditStatus.is.waiting, isAudit: true })
    const [, small] = (await product(other)).attrValue
    const skuChanges = { put: [], removed: [small?.id ?? 0] }
    const edit = { id: other, skuChanges, isAutoUp: false, isAutoSubmitAudit: false }
    expect((await app.call(productApi.update, edit, { token })).code).toBe(200)
    await comeTrue()
    expect(await change(id)).toMatchObject({ status: partial, done: 1, failed: 4 })
    const reasons = new Map((await results(id)).map(({ productId, reason }) => [productId, reason]))
    expect(ids.map((each) => reasons.get(each))).toEqual([
      '商品不存在',
      '商品已进入回收站',
      '商品审核中',
      '商品规格在安排之后有变化，请重新安排',
      '',
    ])
    expect((await results(id)).find(({ productId }) => productId === gone)).toMatchObject({
      isThere: false,
      outcome: timedOutcome.is.failed,
    })
    expect(await notices(shop.owner)).toMatchObject([
      { title: '定时改价部分失败', content: '定时改价：改为原售价的 90%。共 5 个商品，成功 1 个，失败 4 个' },
    ])
    expect(await priceOf(fine)).toBe(900)
  })

  test('forced off sale by the platform, it does not come back; a closed shop sells nothing', async () => {
    const { shop, saved, planned, change, results, comeTrue } = own
    const [draft, kept] = [await saved({ audit: auditStatus.is.waiting }), await saved(warehouse)]
    const id = await planned([draft])
    const other = await planned([kept])
    await setShop(app, shop, { isOpen: false })
    await comeTrue()
    expect(await change(id)).toMatchObject({ status: failed })
    expect([await results(id), await results(other)]).toMatchObject([
      [{ reason: '商品审核状态异常' }],
      [{ reason: '商户开关未开启' }],
    ])
  })

  test.each<[string, (clerk: Person) => Promise<unknown>, string]>([
    ['without the right', (clerk) => revoke(app, clerk, productApi.down.permission), '安排人已没有这项操作的权限'],
    ['by a disabled account', (clerk) => disable(app, clerk), '安排人的账号已停用'],
  ])('%s nothing is done, and everybody hears of it', async (_, lose, reason) => {
    const { shop, saved, product, planned, change, comeTrue, notices } = own
    const clerk = await makeStaff(app, shop, { permissions: [SEE, productApi.down.permission] })
    const one = await saved(onSale)
    const id = await planned([one], { kind: timedKind.is.down }, clerk.token)
    await lose(clerk)
    await comeTrue()
    expect(await change(id)).toMatchObject({ status: failed, reason, done: 0, failed: 0 })
    expect((await product(one)).isShow).toBe(true)
    expect(await notices(shop.owner)).toMatchObject([{ title: '定时下架失败', content: `定时下架。${reason}` }])
  })

  test('only its author hears that some of it failed', async () => {
    const { shop, token, saved, planned, comeTrue, notices } = own
    const clerk = await makeStaff(app, shop, { permissions: [SEE, productApi.up.permission] })
    const one = await saved(warehouse)
    await planned([one], {}, clerk.token)
    await app.call(productApi.delete, { id: one, type: 'recycle' }, { token })
    await comeTrue()
    expect(await notices(clerk)).toMatchObject([{ title: '定时上架失败' }])
    expect(await notices(shop.owner)).toEqual([])
  })
})

test('the calendar, the tabs and the product tell what is to come', async () => {
  const { token, saved, planned, comeTrue } = own
  const one = await saved(warehouse)
  const id = await planned([one])
  const gone = await planned([one])
  await app.call(timedChangeApi.cancel, { id: gone }, { token })
  expect((await app.call(timedChangeApi.ofProduct, { id: one }, { token })).data).toMatchObject([{ id, total: 1 }])
  const from = inAnHour(app).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const calendar = async () => (await app.call(timedChangeApi.calendar, { from, days: 1 }, { token })).data
  expect(await calendar()).toMatchObject([{ id, kind: timedKind.is.up, status: waiting }])
  const tabs = { all: 2, waiting: 1, running: 0, done: 0, partial: 0, failed: 0, cancelled: 1 }
  expect((await app.call(timedChangeApi.tabs, {}, { token })).data).toEqual(tabs)
  await comeTrue()
  expect((await app.call(timedChangeApi.ofProduct, { id: one }, { token })).data).toEqual([])
})

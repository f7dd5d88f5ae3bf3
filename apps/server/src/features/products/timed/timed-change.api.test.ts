import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { logApi } from '@zhanggui/contract/log'
import { noticeApi } from '@zhanggui/contract/notice'
import { toFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { auditStatus, stockReason } from '@zhanggui/domain/product/product-codes'
import { timedKind, timedOutcome, timedStatus, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobContextOf } from '#platform/jobs/job-context'
import { disable, revoke } from '#test/make/access.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeProductDraft, putState, setShop, skuDraft } from '#test/make/product-draft.sql'
import { HOUR, inAnHour, planOf } from '#test/make/products/timed-change'
import { makeShop, makeStaff, makeToken, type Person, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { runChangeJob } from './run-change.job.ts'

type Plan = InputOf<typeof timedChangeApi.plan>

const app = setupTestApp()
const SEE = timedChangeApi.list.permission
const { waiting, done, partial, failed, cancelled } = timedStatus.is
const onSale = { audit: auditStatus.is.passed, isShow: true }
const warehouse = { audit: auditStatus.is.passed, isShow: false }
let shop: Shop
let token: string
beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const twoSkus = {
  specType: true,
  attr: [{ name: '规格', values: ['大', '小'] }],
  attrValue: [skuDraft({ 规格: '大' }), skuDraft({ 规格: '小' }, { price: toFen(1999), stock: 4 })],
}
const saved = async (state: Parameters<typeof putState>[3], more: object = {}) => {
  const { data } = await app.call(productApi.save, await makeProductDraft(app, shop, more), { token })
  await putState(app, shop, data.id, state)
  return data.id
}
const product = async (id: number) => (await app.call(productApi.info, { id }, { token })).data
const priceOf = async (id: number) => (await product(id)).attrValue[0]?.price
const plan = (idList: number[], more: Partial<Plan> = {}, by: string = token) =>
  app.call(timedChangeApi.plan, planOf(app, idList, more), { token: by })
const planned = async (idList: number[], more: Partial<Plan> = {}, by: string = token) =>
  (await plan(idList, more, by)).data.id
const change = async (id: number) => (await app.call(timedChangeApi.info, { id }, { token })).data
const results = async (id: number) => (await app.call(timedChangeApi.results, { id }, { token })).data.list
const comeTrue = async () => {
  app.passTime(HOUR + 60_000)
  await app.drainJobs()
}
const notices = async ({ adminId }: Person) => {
  const anew = await makeToken(app, shop.merId, adminId)
  return (await app.call(noticeApi.list, {}, { token: anew })).data.list
}

describe('a change is made at its time, not before', () => {
  test('up and down', async () => {
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
    const clerk = await makeStaff(app, shop, { permissions: [SEE, productApi.up.permission] })
    const one = await saved(warehouse)
    await planned([one], {}, clerk.token)
    await app.call(productApi.delete, { id: one, type: 'recycle' }, { token })
    await comeTrue()
    expect(await notices(clerk)).toMatchObject([{ title: '定时上架失败' }])
    expect(await notices(shop.owner)).toEqual([])
  })
})

describe('nobody plans or cancels what they might not do by hand', () => {
  test('planning', async () => {
    const one = await saved(onSale)
    const clerk = await makeStaff(app, shop, { permissions: [SEE, productApi.editFreely.permission] })
    expect((await plan([one], { kind: timedKind.is.down }, clerk.token)).code).toBe(403)
    const price = { kind: timedKind.is.price, price: toFen(1) }
    expect(await plan([one], price, clerk.token)).toMatchObject({ code: 403, message: '您没有「编辑商品」的权限' })
    const stranger = await makeStaff(app, shop, { permissions: [productApi.down.permission] })
    expect((await plan([one], { kind: timedKind.is.down }, stranger.token)).code).toBe(403)
  })

  test('cancelling: the author, and whoever may do it; once it has begun nobody', async () => {
    const [author, peer, other] = [
      await makeStaff(app, shop, { permissions: [SEE, productApi.down.permission] }),
      await makeStaff(app, shop, { permissions: [SEE, productApi.down.permission] }),
      await makeStaff(app, shop, { permissions: [SEE] }),
    ]
    const one = await saved(onSale)
    const make = () => planned([one], { kind: timedKind.is.down }, author.token)
    const cancel = (id: number, by: Person) => app.call(timedChangeApi.cancel, { id }, { token: by.token })
    const [first, second, third] = [await make(), await make(), await make()]
    expect((await cancel(first, other)).code).toBe(403)
    expect((await cancel(first, author)).code).toBe(200)
    expect(await cancel(first, author)).toMatchObject({ message: '已取消的定时变更不能取消' })
    expect((await cancel(second, peer)).code).toBe(200)
    await revoke(app, author, productApi.down.permission)
    expect((await cancel(third, author)).code).toBe(200)
    const list = (await app.call(timedChangeApi.list, {}, { token: other.token })).data.list
    expect(list.map(({ mayCancel }) => mayCancel)).toEqual([false, false, false])
    await comeTrue()
    expect((await product(one)).isShow).toBe(true)
    expect(await change(first)).toMatchObject({ status: cancelled })
  })
})

describe('is refused', () => {
  const soon = (ms: number) => ({ runTime: new Date(Math.floor(app.now().getTime() / 1000) * 1000 + ms) })
  test.each<[string, () => Partial<Plan>, string, string]>([
    ['too soon', () => soon(30_000), 'runTime', '执行时间至少在 1 分钟之后'],
    ['in the past', () => soon(-HOUR), 'runTime', '执行时间至少在 1 分钟之后'],
    ['after a year', () => soon(366 * 24 * HOUR), 'runTime', '执行时间不能超过一年'],
    [
      'other SKUs',
      () => ({ kind: 'price', way: 'each', attrValue: [{ id: 1, price: toFen(1) }] }),
      'attrValue',
      '商品规格在安排之后有变化，请重新安排',
    ],
    [
      'a price below a fen',
      () => ({ kind: 'price', way: 'cut', price: toFen(1000) }),
      'price',
      '「山野春茶」的规格「默认」改后售价不在 0.01~999999.99 之间',
    ],
  ])('%s', async (_, more, path, message) => {
    const one = await saved(onSale)
    expect(await plan([one], more())).toMatchObject({ message, data: { fields: [{ path, message }] } })
  })

  test('figures that its kind asks for and that are not there, at their field', async () => {
    const body = {
      idList: [await saved(onSale)],
      kind: 'price',
      way: 'percent',
      runTime: formatShopTime(inAnHour(app)),
    }
    const fields = [{ path: 'percent', message: '请填写百分比' }]
    const answer = await send(`${app.url}/api${timedChangeApi.plan.path}`, { token, body })
    expect(answer).toMatchObject({ code: 400, data: { fields } })
  })

  test('what is not there or in the bin; the rest is planned', async () => {
    const [one, bin] = [await saved(onSale), await makeProduct(app, shop, { isRecycled: true })]
    const foreign = await makeProduct(app, await makeShop(app))
    expect(await plan([bin.id, foreign.id])).toMatchObject({ code: 6102, message: '商品不存在' })
    expect((await plan([one, bin.id, foreign.id])).data).toMatchObject({ total: 1, missing: 2 })
  })

  test('more than a thousand products, and more than five hundred that wait', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => n + 1)
    expect(await plan(many)).toMatchObject({ message: '一次最多安排1000个商品，请缩小范围' })
    const one = await saved(warehouse)
    await app.platform.pool.query(
      `insert into timed_change (mer_id, id, admin_id, account, address, kind, summary, note, run_at, total, created_at)
       select $1, n, $2, '', '', 'up', '', '', $3, 0, $3 from generate_series(1, 500) n`,
      [shop.merId, shop.owner.adminId, app.now()],
    )
    expect(await plan([one])).toMatchObject({ message: '待执行的定时变更最多500个，请先取消不用的' })
  })
})

describe('once and only once', () => {
  test('a node that dies in the middle leaves nothing out and does nothing twice', async () => {
    const ids: number[] = []
    for (let n = 0; n < 12; n += 1) ids.push((await makeProduct(app, shop)).id)
    const id = await planned(ids, { kind: timedKind.is.addStock, stock: 1 })
    let given = 0
    const newId = async () => {
      given += 1
      if (given === 2) throw new Error('the node dies')
      return app.platform.newId()
    }
    const context = jobContextOf(app.platform, shop.merId, 1)
    app.passTime(HOUR + 60_000)
    await Promise.allSettled([
      runChangeJob.run({ ...context, newId }, { id }),
      runChangeJob.run(context, { id }),
      runChangeJob.run(context, { id }),
    ])
    await app.drainJobs()
    expect(await change(id)).toMatchObject({ status: done, done: 12, failed: 0 })
    for (const each of ids) expect((await product(each)).stock).toBe(11)
  })

  test('cancelled at the moment when it runs: either, and never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await makeProduct(app, shop)
      const id = await planned([one.id], { kind: timedKind.is.addStock, stock: 1 })
      const [answer] = await Promise.all([
        app.call(timedChangeApi.cancel, { id }, { token }),
        runChangeJob.run(jobContextOf(app.platform, shop.merId, 1), { id }),
      ])
      const isCancelled = answer.code === 200
      expect((await change(id)).status).toBe(isCancelled ? cancelled : done)
      expect((await product(one.id)).stock).toBe(isCancelled ? 10 : 11)
    }
  })

  test('of two that are late the earlier one goes first', async () => {
    const one = await saved(onSale)
    const early = await planned([one], { kind: timedKind.is.price, price: toFen(700) })
    const runTime = new Date(inAnHour(app).getTime() + 60_000)
    const late = await planned([one], { kind: timedKind.is.price, price: toFen(900), runTime })
    const context = jobContextOf(app.platform, shop.merId, 1)
    await runChangeJob.run(context, { id: late })
    expect(await change(late)).toMatchObject({ status: waiting })
    await runChangeJob.run(context, { id: early })
    await runChangeJob.run(context, { id: late })
    expect(await priceOf(one)).toBe(900)
  })

  test('given up, it has failed and says so', async () => {
    const id = await planned([await saved(warehouse)])
    await runChangeJob.giveUp(jobContextOf(app.platform, shop.merId, 5), { id }, 'x')
    expect(await change(id)).toMatchObject({ status: failed, reason: '服务器出错，请稍后重试' })
    expect(await notices(shop.owner)).toMatchObject([{ title: '定时上架失败' }])
  })
})

test('the calendar, the tabs and the product tell what is to come', async () => {
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

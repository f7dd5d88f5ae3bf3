import { productApi } from '@zhanggui/contract/goods/product'
import { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { toFen } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { timedKind, timedStatus } from '@zhanggui/domain/timed-change/timed-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobContextOf } from '#platform/jobs/job-context'
import { revoke } from '#test/make/access.sql'
import { makeProduct } from '#test/make/product.sql'
import { HOUR, inAnHour, makeTimedShop, onSale, warehouse } from '#test/make/products/timed-change'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { runChangeJob } from './run-change.job.ts'

type Plan = InputOf<typeof timedChangeApi.plan>

const app = setupTestApp()
const SEE = timedChangeApi.list.permission
const { waiting, done, failed, cancelled } = timedStatus.is
let own: Awaited<ReturnType<typeof makeTimedShop>>
beforeEach(async () => {
  own = await makeTimedShop(app)
})

describe('nobody plans or cancels what they might not do by hand', () => {
  test('planning', async () => {
    const { shop, saved, plan } = own
    const one = await saved(onSale)
    const clerk = await makeStaff(app, shop, { permissions: [SEE, productApi.editFreely.permission] })
    expect((await plan([one], { kind: timedKind.is.down }, clerk.token)).code).toBe(403)
    const price = { kind: timedKind.is.price, price: toFen(1) }
    expect(await plan([one], price, clerk.token)).toMatchObject({ code: 403, message: '你没有「编辑商品」的权限' })
    const stranger = await makeStaff(app, shop, { permissions: [productApi.down.permission] })
    expect((await plan([one], { kind: timedKind.is.down }, stranger.token)).code).toBe(403)
  })

  test('cancelling: the author, and whoever may do it; once it has begun nobody', async () => {
    const { shop, saved, product, planned, change, comeTrue } = own
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
    const { saved, plan } = own
    const one = await saved(onSale)
    expect(await plan([one], more())).toMatchObject({ message, data: { fields: [{ path, message }] } })
  })

  test('figures that its kind asks for and that are not there, at their field', async () => {
    const { token, saved } = own
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
    const { shop, saved, plan } = own
    const [one, bin] = [await saved(onSale), await makeProduct(app, shop, { isRecycled: true })]
    const foreign = await makeProduct(app, await makeShop(app))
    expect(await plan([bin.id, foreign.id])).toMatchObject({ code: 6102, message: '商品不存在' })
    expect((await plan([one, bin.id, foreign.id])).data).toMatchObject({ total: 1, missing: 2 })
  })

  test('more than a thousand products, and more than five hundred that wait', async () => {
    const { shop, saved, plan } = own
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
    const { shop, product, planned, change } = own
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
    const { shop, token, product, planned, change } = own
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
    const { shop, saved, priceOf, planned, change } = own
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
    const { shop, saved, planned, change, notices } = own
    const id = await planned([await saved(warehouse)])
    await runChangeJob.giveUp(jobContextOf(app.platform, shop.merId, 5), { id }, 'x')
    expect(await change(id)).toMatchObject({ status: failed, reason: '服务器出错，请稍后重试' })
    expect(await notices(shop.owner)).toMatchObject([{ title: '定时上架失败' }])
  })
})

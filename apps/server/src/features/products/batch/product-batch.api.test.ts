import { logApi } from '@zhanggui/contract/log'
import { noticeApi } from '@zhanggui/contract/notice'
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { taskApi } from '@zhanggui/contract/task'
import { describe, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { jobContextOf } from '#platform/jobs/job-context'
import { makeProduct } from '#test/make/product.sql'
import { makeDrafts, makeProducts } from '#test/make/products.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { ended, makeUnfinishedTask } from '#test/make/task'
import { revoke } from '#test/make/access.sql'
import { connectPush, letIn } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import { productBatchJob } from './product-batch.job.ts'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })
const count = async (shop: Shop, tab: number) =>
  (await app.call(productApi.tabs, {}, as(shop))).data.find(({ type }) => type === tab)?.count

/** The changes recorded in the log, one entry per line. */
async function changedIn(shop: Shop) {
  const { data } = await app.call(logApi.sensitive, { limit: 100 }, as(shop))
  return data.list.flatMap(({ changes }) => changes.map(({ field }) => field))
}

describe('a batch', () => {
  test('over 500 products does what can be done, and says why the rest cannot', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const ids = await makeProducts(app, shop, 500, { recycledEvery: 50 })
    const foreign = await makeProduct(app, other, { name: '别人的' })
    const live = connectPush(app.url, { token: shop.owner.token, tab: 'mine' })
    await letIn(app, shop, live)
    const { data } = await app.call(productBatchApi.recycle, { idList: [...ids, foreign.id] }, as(shop))
    expect(data).toMatchObject({ total: 500, missing: 1 })
    const task = await ended(app, shop.owner, data.taskId)
    expect(task).toMatchObject({ status: 1, title: '批量加入回收站', total: 500, done: 491, failed: 9 })
    expect([await count(shop, 1), await count(shop, 5), await count(other, 1)]).toEqual([0, 500, 1])
    const { data: failures } = await app.call(taskApi.failures, { id: data.taskId }, as(shop))
    expect(failures.list.filter(({ reason }) => reason === '商品已进入回收站')).toHaveLength(9)
    const { data: reasons } = await app.call(taskApi.failureReasons, { id: data.taskId }, as(shop))
    expect(reasons).toEqual([{ reason: '商品已进入回收站', count: 9 }])
    // Every product once, fifty per log line.
    const changed = await changedIn(shop)
    expect([changed.length, new Set(changed).size]).toEqual([491, 491])
    const { data: notices } = await app.call(noticeApi.list, {}, as(shop))
    expect(notices.list).toMatchObject([
      { title: '批量加入回收站已完成', content: '共 500 条，成功 491 条，失败 9 条', type: '3' },
    ])
    await expect.poll(() => live.tasks.at(-1)).toMatchObject({ id: data.taskId, status: 1, done: 491, failed: 9 })
  })

  test('does each action as for a single product', async () => {
    const shop = await makeShop(app)
    const idList = await makeProducts(app, shop, 2)
    const steps = [
      ['down', { 1: 0, 2: 2 }],
      ['up', { 1: 2, 2: 0 }],
      ['recycle', { 1: 0, 5: 2 }],
      ['restore', { 2: 2, 5: 0 }],
      ['submit', { 6: 2, 8: 0 }],
      ['recycle', { 6: 0, 5: 2 }],
      ['delete', { 5: 0 }],
    ] as const
    for (const [action, counts] of steps) {
      if (action === 'submit') await makeDrafts(app, shop)
      const { data } = await app.call(productBatchApi[action], { idList }, as(shop))
      expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ done: 2, failed: 0 })
      for (const [tab, number] of Object.entries(counts)) expect(await count(shop, Number(tab))).toBe(number)
    }
  })

  test('of up to 50 products is answered when it is done, a larger one at once', async () => {
    const shop = await makeShop(app)
    const ids = await makeProducts(app, shop, 51)
    const taskOf = async (idList: number[]) => {
      const { data } = await app.call(productBatchApi.down, { idList }, as(shop))
      return (await app.call(taskApi.info, { id: data.taskId }, as(shop))).data
    }
    expect(await taskOf(ids.slice(1))).toMatchObject({ status: 1, done: 50 })
    // The job cannot get past a product that somebody else has locked.
    const task = await inMerchant(app.platform.pool, shop.merId, 'write', async (db) => {
      await db.q.selectFrom('product').select('id').where('mer_id', '=', db.merId).forUpdate().execute()
      return taskOf(ids)
    })
    expect(task).toMatchObject({ finishTime: null, total: 51 })
  })

  test('over a filter goes by the number that was seen', async () => {
    const shop = await makeShop(app)
    await makeProducts(app, shop, 3)
    const filter = { type: 1 } as const
    const down = (expected?: number) => app.call(productBatchApi.down, { filter, expected }, as(shop))
    expect(await down(4)).toMatchObject({ code: 1000, message: '筛选结果已变化（现有 3 个），请刷新后重试' })
    expect((await down()).code).toBe(400)
    expect((await down(10_001)).message).toContain('一次最多处理10000个商品')
    const { data } = await down(3)
    expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ done: 3, failed: 0 })
    expect((await down(0)).message).toBe('ID列表不能为空')
  })

  test('of products that do not exist is none', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const foreign = await makeProduct(app, other)
    const invented = Array.from({ length: 9999 }, (_, n) => 900_000_000 + n)
    const answer = await app.call(productBatchApi.up, { idList: [foreign.id, ...invented] }, as(shop))
    expect(answer).toMatchObject({ code: 6102, message: '商品不存在' })
    expect((await app.call(taskApi.list, {}, as(shop))).data.total).toBe(0)
  })

  test('waits until others have ended where ten have not', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const idList = await makeProducts(app, shop, 51)
    for (let id = 1; id <= 9; id += 1) await makeUnfinishedTask(app, shop, id)
    const down = () => app.call(productBatchApi.down, { idList }, as(shop))
    // Of the concurrent requests only one is accepted.
    const answers = await Promise.all([down(), down(), down()])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1000, 1000])
    expect(answers.find(({ code }) => code === 1000)?.message).toBe('已有 10 个后台任务未完成，请等其中一个完成后再试')
    const { id } = await makeProduct(app, other)
    expect((await app.call(productBatchApi.down, { idList: [id] }, as(other))).code).toBe(200)
  })

  test.each([{}, { idList: [] }, { idList: [1], filter: { type: 1 as const }, expected: 1 }])(
    'takes %j for nothing',
    async (choice) => {
      expect((await app.call(productBatchApi.up, choice, as(await makeShop(app)))).code).toBe(400)
    },
  )
})

describe('after a crash', () => {
  test('nothing is done twice, and nothing is left out', async () => {
    const shop = await makeShop(app)
    const ids = await makeProducts(app, shop, 130)
    // Simulates a node that dies in its second chunk: the third log line gets no id.
    let given = 0
    const newId = async () => {
      given += 1
      if (given === 2) throw new Error('the node dies')
      return app.platform.newId()
    }
    const { data } = await app.call(productBatchApi.down, { idList: ids }, as(shop))
    const payload = { taskId: data.taskId }
    const context = jobContextOf(app.platform, shop.merId, 1)
    // Two concurrent runs besides the worker's own.
    await Promise.allSettled([
      productBatchJob.run({ ...context, newId }, payload),
      productBatchJob.run(context, payload),
      productBatchJob.run(context, payload),
    ])
    expect(await ended(app, shop.owner, data.taskId)).toMatchObject({ total: 130, done: 130, failed: 0 })
    expect((await changedIn(shop)).length).toBe(130)
    const { data: notices } = await app.call(noticeApi.list, {}, as(shop))
    expect(notices.total).toBe(1)
  })

  test('that recurs on every attempt ends the task as failed', async () => {
    const shop = await makeShop(app)
    await makeUnfinishedTask(app, shop, 5)
    await productBatchJob.giveUp(jobContextOf(app.platform, shop.merId, 6), { taskId: 5 }, 'x')
    const { data } = await app.call(taskApi.info, { id: 5 }, as(shop))
    expect(data).toMatchObject({ status: 3, error: '服务器出错，请稍后重试' })
    const { data: notices } = await app.call(noticeApi.list, {}, as(shop))
    expect(notices.list).toMatchObject([{ title: '批量上架商品失败' }])
  })
})

describe('the failed ones', () => {
  test('are tried again in a task of their own, by who may still do it', async () => {
    const shop = await makeShop(app)
    const permissions = ['merchant:product:batch:restore', 'merchant:product:batch:retry']
    const staff = await makeStaff(app, shop, { permissions })
    const me = { token: staff.token }
    const ids = await makeProducts(app, shop, 3)
    const first = await app.call(productBatchApi.restore, { idList: ids }, me)
    expect(await ended(app, staff, first.data.taskId)).toMatchObject({ done: 0, failed: 3 })
    const [one = 0] = ids
    await app.call(productApi.delete, { id: one, type: 'recycle' }, as(shop))
    const again = await app.call(productBatchApi.retry, { id: first.data.taskId }, me)
    expect(again.data.total).toBe(3)
    expect(await ended(app, staff, again.data.taskId)).toMatchObject({ done: 1, failed: 2 })
    await revoke(app, staff, 'merchant:product:batch:restore')
    expect((await app.call(productBatchApi.retry, { id: again.data.taskId }, me)).code).toBe(403)
    const none = await app.call(productBatchApi.down, { idList: ids.slice(1) }, as(shop))
    await ended(app, shop.owner, none.data.taskId)
    expect(await app.call(productBatchApi.retry, { id: none.data.taskId }, as(shop))).toMatchObject({
      code: 1000,
      message: '没有失败的商品',
    })
  })
})

test('a person sees own tasks and hears of them, the owner all', async () => {
  const shop = await makeShop(app)
  const permissions = ['merchant:product:batch:up']
  const [mine, other] = [await makeStaff(app, shop, { permissions }), await makeStaff(app, shop, { permissions })]
  const tabs = [mine, other, shop.owner].map(({ token }) => connectPush(app.url, { token, tab: 'any' }))
  await letIn(app, shop, ...tabs)
  const { id } = await makeProduct(app, shop)
  const { data } = await app.call(productBatchApi.up, { idList: [id] }, { token: mine.token })
  await ended(app, mine, data.taskId)
  const seen = async (token: string) => (await app.call(taskApi.list, {}, { token })).data.total
  expect([await seen(mine.token), await seen(other.token), await seen(shop.owner.token)]).toEqual([1, 0, 1])
  const answer = await app.call(taskApi.info, { id: data.taskId }, { token: other.token })
  expect(answer).toMatchObject({ code: 404, message: '任务不存在' })
  const [here, there, above] = tabs.map(({ tasks }) => tasks)
  await expect.poll(() => [here, above].map((tasks) => tasks?.at(-1)?.status)).toEqual([1, 1])
  expect(there).toEqual([])
})

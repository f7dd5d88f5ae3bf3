import { healthApi } from '@zhanggui/contract/health'
import { noticeApi } from '@zhanggui/contract/notice'
import { beforeEach, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { setupTestApp } from '#test/app/test-app'
import { makeClosing } from '#test/make/orders/finance'
import { makeJob } from '#test/make/job.sql'
import { makeOrder } from '#test/make/order'
import { makeRefund } from '#test/make/orders/refund'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { checkBooksJob, findDifferences } from './check-books.job.ts'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  await makeClosing(app, shop)
  await makeOrder(app, shop)
  await makeRefund(app, shop)
})

const differences = () => inMerchant(app.platform.pool, shop.merId, 'read', (db) => findDifferences(db, app.now()))
const check = async () => {
  await makeJob(app, { kind: checkBooksJob.kind, payload: {} })
  await app.drainJobs()
}
const told = async () => {
  const { data } = await app.call(noticeApi.list, {}, { token: shop.owner.token })
  return data.list.filter(({ title }) => title === '账目核对发现差异')
}
const books = async () => (await app.call(healthApi.check, {})).data.books

test('books of orders, refunds and settlements agree', async () => {
  expect(await differences()).toEqual([])
  await check()
  expect([await told(), (await books()).differing]).toEqual([[], 0])
})

test('a difference is told once, and stands in the health report until it is mended', async () => {
  const move = (fen: number) =>
    app.platform.pool.query('update merchant_account set balance_fen = balance_fen + $2 where mer_id = $1', [
      shop.merId,
      fen,
    ])
  await move(1)
  await check()
  await check()
  expect(await told()).toMatchObject([
    { content: expect.stringContaining('商户余额为 500.01，应为 500.00') as unknown },
  ])
  expect((await books()).differing).toBe(1)
  await move(-1)
  await check()
  expect((await books()).differing).toBe(0)
})

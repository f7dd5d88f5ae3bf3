import { healthApi } from '@zhanggui/contract/health'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { noticeApi } from '@zhanggui/contract/notice'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { beforeEach, expect, test } from 'vitest'
import { closeDays } from '#features/ledger/public'
import { inMerchant } from '#platform/db/merchant-db'
import { setupTestApp } from '#test/app/test-app'
import { makeClosing } from '#test/make/orders/finance'
import { makeJob } from '#test/make/job.sql'
import { inShop, makeOrder } from '#test/make/order'
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

const cashOf = (event: string) => `update ledger_entry e set amount_fen = amount_fen + $2::int from ledger_journal j
  where j.mer_id = $1 and j.event = '${event}' and e.mer_id = $1 and e.journal_id = j.id and e.account = 'platform.cash'`

/** Nobody can change these; somebody with the database in hand could. */
test.each([
  ['an entry', '分录不平的凭证为 1 笔', cashOf('refund')],
  [
    'a closed day',
    '账单支付金额为 59.41，应为 59.40',
    `update ledger_day set amounts = jsonb_set(amounts, '{platform.cash}', ((amounts ->> 'platform.cash')::int + $2::int)::text::jsonb)
     where mer_id = $1 and event = 'pay'`,
  ],
  [
    'an order',
    '订单支付金额为 59.41，应为 59.40',
    `update shop_order set pay_fen = pay_fen + $2
     where mer_id = $1 and id = (select max(id) from shop_order where mer_id = $1)`,
  ],
  [
    'a refund',
    '退款金额为 19.81，应为 19.80',
    'update refund set amount_fen = amount_fen + $2 where mer_id = $1 and status = 3',
  ],
  [
    'an income',
    '待结算的订单为 39.61，应为 39.60',
    `update order_income set pending_fen = pending_fen + $2
     where mer_id = $1 and order_id = (select max(order_id) from order_income where mer_id = $1)`,
  ],
  [
    'a settlement',
    '未完成的结算单为 500.01，应为 500.00',
    'update closing_record set amount_fen = amount_fen + $2 where mer_id = $1',
  ],
])('%s that is a fen more is found: %s', async (_, sentence, change) => {
  const { orderNo } = await makeOrder(app, shop)
  await app.call(directRefundApi.refund, { orderNo, returnType: 1 }, { token: shop.owner.token })
  await app.drainJobs()
  const day = shopDay(app.now())
  await inShop(app, shop, ({ db }) => closeDays(db, { first: day, last: day }))
  const add = (fen: number) => app.platform.pool.query(change, [shop.merId, fen])
  expect(await differences()).toEqual([])
  await add(1)
  const found = (await differences()).map(({ what, is, should }) => `${what}为 ${is}，应为 ${should}`)
  expect(found).toContainEqual(expect.stringContaining(sentence))
  await add(-1)
  expect(await differences()).toEqual([])
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

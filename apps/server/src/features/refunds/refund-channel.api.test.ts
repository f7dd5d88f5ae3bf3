import { noticeApi } from '@zhanggui/contract/notice'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { refundApi } from '@zhanggui/contract/order/refund'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findBalances } from '#features/ledger/public'
import { jobContextOf } from '#platform/jobs/job-context'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { linesOf, type MadeRefund, makeRefund } from '#test/make/orders/refund'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { startPaymentStub } from '#test/payments/payment-stub'
import { payRefundJob } from './core/pay-refund.job.ts'

const stub = await startPaymentStub('pay-key')
const app = setupTestApp({ PAYMENTS: 'http', PAYMENTS_URL: stub.url, PAYMENTS_KEY: 'pay-key' })
afterAll(() => stub.stop())
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
  stub.behave()
})

const MINUTE = 60_000
const token = () => ({ token: shop.owner.token })
const info = async (refundOrderNo: string) => (await app.call(refundApi.info, { refundOrderNo }, token())).data
const retry = (refundOrderNo: string) => app.call(refundApi.retry, { refundOrderNo }, token())

/** Agreed, and the channel asked as far as it can be now. */
async function agreed(...behaviours: Parameters<typeof stub.behave>) {
  stub.behave(...behaviours)
  const made = await makeRefund(app, shop)
  const audit = { refundOrderNo: made.refundOrderNo, auditType: 'success' } as const
  await app.call(refundApi.audit, audit, token())
  await app.drainJobs()
  return made
}

/** What the channel, the refund, the order and the shop's account say. */
async function outcomeOf({ refundOrderNo, orderNo }: MadeRefund) {
  const { refundStatus: status, channelError } = await info(refundOrderNo)
  const [line] = await linesOf(app, shop, orderNo)
  const { pending } = await inShop(app, shop, ({ db }) => findBalances(db))
  const paid = stub.paid.get(refundOrderNo)
  return {
    paid,
    status,
    channelError,
    applied: line?.applied,
    refunded: line?.refunded,
    fen: line?.refunded_fen,
    pending,
  }
}
const once = {
  paid: 990,
  status: refundStatus.is.refunded,
  channelError: '',
  applied: 0,
  refunded: 1,
  fen: 990,
  pending: 990,
}

test('the channel is asked after the commit, under the refund’s own number', async () => {
  const made = await agreed()
  expect(await outcomeOf(made)).toEqual(once)
})

test('parts of a checkout give back their own share of the one payment, and together no more than it was', async () => {
  const other = await makeShop(app)
  const payment = { payNo: `P-shared-${shop.merId}` }
  const checkout = { platOrderNo: `PT-shared-${shop.merId}`, payment }
  const parts = [
    { of: shop, ...(await makeOrder(app, shop, { ...checkout, pieces: [3] })) },
    { of: other, ...(await makeOrder(app, other, checkout)) },
  ]
  const refund = ({ of, orderNo }: (typeof parts)[number]) =>
    app.call(directRefundApi.refund, { orderNo, returnType: 1 }, { token: of.owner.token })
  const returned = () => stub.ofPayment.get(payment.payNo)
  const [first, second] = parts
  if (!first || !second) throw new Error('a checkout has parts')
  await refund(first)
  await app.drainJobs()
  expect(returned()).toBe(first.payFen)
  await refund(second)
  await app.drainJobs()
  expect(returned()).toBe(first.payFen + second.payFen)
  for (const part of parts) expect(await refund(part)).toMatchObject({ code: 5004, message: '订单已退款' })
})

describe('whatever is interrupted ends right', () => {
  test.each([
    ['the answer was lost after the channel had paid', ['lost'] as const],
    ['the channel was down', [503] as const],
    ['the channel answered nonsense', ['nonsense'] as const],
  ])('%s', async (_, behaviours) => {
    const made = await agreed(...behaviours)
    const waiting = await info(made.refundOrderNo)
    expect(waiting.refundStatus).toBe(refundStatus.is.refunding)
    expect(waiting.channelError).toMatch(/稍后自动重试/)
    app.passTime(MINUTE)
    await app.drainJobs()
    expect(await outcomeOf(made)).toEqual(once)
  })

  test('jobs that run twice, at once and later', async () => {
    const made = await agreed('pending')
    const run = () =>
      payRefundJob.run(jobContextOf(app.platform, shop.merId, 1), { channelNo: made.refundOrderNo, asked: 0 })
    await Promise.all([run(), run(), run()])
    await run()
    expect(await outcomeOf(made)).toEqual(once)
  })

  test('a channel that is down for long is given up, and staff ask again', async () => {
    const made = await agreed(...Array.from({ length: 10 }, () => 500))
    for (let hour = 0; hour < 12; hour += 1) {
      app.passTime(60 * MINUTE)
      await app.drainJobs()
    }
    expect((await info(made.refundOrderNo)).channelError).toBe('支付渠道异常（500），请稍后重试')
    const { data } = await app.call(noticeApi.list, {}, token())
    expect(data.list.map(({ title }) => title)).toContain('退款失败')
    expect((await retry(made.refundOrderNo)).code).toBe(200)
    await app.drainJobs()
    expect(await outcomeOf(made)).toEqual(once)
  })
})

describe('what the channel cannot do at once', () => {
  test('is asked for again, more and more seldom', async () => {
    const made = await agreed('pending', 'pending')
    expect(await info(made.refundOrderNo)).toMatchObject({ refundStatus: refundStatus.is.refunding, channelError: '' })
    expect(await retry(made.refundOrderNo)).toMatchObject({ code: 5503, message: '退款正在处理中，无需重试' })
    const { calls } = stub
    app.passTime(MINUTE)
    await app.drainJobs()
    expect(stub.calls - calls).toBe(1)
    app.passTime(2 * MINUTE)
    await app.drainJobs()
    expect(await outcomeOf(made)).toEqual(once)
  })

  test('is not asked for for ever', async () => {
    stub.behave('pending')
    const { refundOrderNo } = await agreed('pending')
    stub.behave('pending')
    await payRefundJob.run(jobContextOf(app.platform, shop.merId, 1), { channelNo: refundOrderNo, asked: 77 })
    expect((await info(refundOrderNo)).channelError).toBe('支付渠道迟迟没有结果，请联系平台')
  })

  test('and what it refuses is shown, and asked for again by staff', async () => {
    const made = await agreed('failed')
    expect(await info(made.refundOrderNo)).toMatchObject({
      refundStatus: refundStatus.is.refunding,
      channelError: '商户余额不足',
    })
    expect(await linesOf(app, shop, made.orderNo)).toMatchObject([{ applied: 1, refunded: 0 }])
    // The queue shows which ones wait for somebody to ask again.
    const { data } = await app.call(refundApi.list, { refundStatus: refundStatus.is.refunding }, token())
    expect(data.list).toMatchObject([{ refundOrderNo: made.refundOrderNo, channelError: '商户余额不足' }])
    await retry(made.refundOrderNo)
    await app.drainJobs()
    expect(await outcomeOf(made)).toEqual(once)
  })
})

import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { refundApi } from '@zhanggui/contract/order/refund'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import type { MadeOrder } from '#test/make/order'
import { linesOf, makeRefund } from '#test/make/orders/refund'
import { settle } from '#test/make/orders/settled-income'
import { makeExample } from '#test/make/orders/worked-example'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { readIncome, readLegs, refundRows } from '#test/read/refund.sql'

const app = setupTestApp()
let shop: Shop
let order: MadeOrder
beforeEach(async () => {
  shop = await makeShop(app)
  order = await makeExample(app, shop)
})

/** Lets the income be due, and stay frozen for so many days. */
async function completeWith(freezeDays: number) {
  await setConfig(app, { merchant_share_freeze_time: String(freezeDays) })
  await settle(app, shop, order.orderNo)
  await setConfig(app, { merchant_share_freeze_time: '0' })
}

/** One of the two pieces of the first line. */
async function refundOne() {
  const { refundOrderNo } = await makeRefund(app, shop, { order })
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success' }, { token: shop.owner.token })
  await app.drainJobs()
  return refundOrderNo
}

const info = async (refundOrderNo: string) =>
  (await app.call(refundApi.info, { refundOrderNo }, { token: shop.owner.token })).data
const booked = async (refundNo: string) => ({
  legs: await readLegs(app, shop, refundNo),
  income: await readIncome(app, shop, order.orderNo),
})
/** What is the same wherever the shop's part comes from: 90.36 of the shop, 4.80 fee, 3.84 commissions. */
const given = { 'platform.fee': 480, 'platform.cash': -9600, 'platform.coupon': -200, 'platform.points': -100 }
const refunded = { refunded_base_fen: 9600, refunded_fee_fen: 480 }

test('while the income is pending, the shop’s part comes out of it', async () => {
  const refundOrderNo = await refundOne()
  expect(await booked(refundOrderNo)).toEqual({
    legs: { ...given, 'shop.pending': 9036, 'distributor.commission': 384 },
    income: { ...refunded, pending_fen: 13_604, frozen_fen: 0, is_settled: false },
  })
  expect(await info(refundOrderNo)).toMatchObject({
    outRefundNo: refundOrderNo,
    merchantRefundPrice: 8736,
    platformRefundPrice: 480,
    isReplace: false,
  })
})

test('while it is frozen, out of what is frozen', async () => {
  await completeWith(7)
  expect(await booked(await refundOne())).toEqual({
    legs: { ...given, 'shop.frozen': 9036, 'distributor.commission': 384 },
    income: { ...refunded, pending_fen: 0, frozen_fen: 13_604, is_settled: true },
  })
})

test('afterwards out of the balance, and the platform bears the commissions that were paid', async () => {
  await completeWith(0)
  const refundOrderNo = await refundOne()
  expect(await booked(refundOrderNo)).toEqual({
    legs: { ...given, 'shop.balance': 9036, 'platform.loss': 384 },
    income: { ...refunded, pending_fen: 0, frozen_fen: 0, is_settled: true },
  })
  expect(await info(refundOrderNo)).toMatchObject({ isReplace: true })
})

test('an amount without goods costs shop and platform their shares, and no commissions', async () => {
  const [line] = await linesOf(app, shop, order.orderNo)
  const detailList = [{ orderDetailId: line?.id ?? 0, amount: toFen(100) }]
  const input = { orderNo: order.orderNo, returnType: 2, detailList } as const
  await app.call(directRefundApi.refund, input, { token: shop.owner.token })
  await app.drainJobs()
  const [{ refund_no: refundNo } = { refund_no: '' }] = await refundRows(app, shop, order.orderNo)
  expect(await booked(refundNo)).toEqual({
    legs: { 'shop.pending': 95, 'platform.fee': 5, 'platform.cash': -100 },
    income: {
      refunded_base_fen: 100,
      refunded_fee_fen: 5,
      pending_fen: 22_545,
      frozen_fen: 0,
      is_settled: false,
    },
  })
})

test('after the last piece the income is given back to the fen, in whatever parts', async () => {
  await refundOne()
  await app.call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 1 }, { token: shop.owner.token })
  const before = await readIncome(app, shop, order.orderNo)
  // What the buyer has asked for before stops the shop from refunding by itself.
  expect(before?.pending_fen).toBe(13_604)
  await refundOne()
  const { refundOrderNo } = await makeRefund(app, shop, { order, line: 1 })
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success' }, { token: shop.owner.token })
  await app.drainJobs()
  expect(await readIncome(app, shop, order.orderNo)).toEqual({
    refunded_base_fen: 24_000,
    refunded_fee_fen: 1200,
    pending_fen: 0,
    frozen_fen: 0,
    is_settled: false,
  })
})

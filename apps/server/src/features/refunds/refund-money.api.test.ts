import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { toFen } from '@zhanggui/domain/kernel/money'
import { orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { findBalances, writeJournal } from '#features/ledger/public'
import { payOrder, receiveOrder } from '#features/orders/public'
import { takePayment } from '#features/refunds/public'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import { inShop, makeOrder } from '#test/make/order'
import { setPrices } from '#test/make/orders/order-prices.sql'
import { linesOf, makeRefund, orderOf, ship } from '#test/make/orders/refund'
import { settle } from '#test/make/orders/settled-income'
import { makeExample } from '#test/make/orders/worked-example'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { stockTotals } from '#test/read/product.sql'
import { readBooks, refundRows } from '#test/read/refund.sql'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const agree = (refundOrderNo: string) => call(refundApi.audit, { refundOrderNo, auditType: 'success' })
const balances = () => inShop(app, shop, ({ db }) => findBalances(db))
const [WHOLE, LINES] = [1, 2] as const

const complete = (orderNo: string) => settle(app, shop, orderNo)

describe('the worked example, to the fen', () => {
  test('paid, partly refunded, completed, refunded whole', async () => {
    await setConfig(app, { merchant_share_freeze_time: '7' })
    const legs = [
      { account: 'platform.cash', amount: toFen(50_000) },
      { account: 'shop.balance', amount: toFen(-50_000) },
    ] as const
    await inShop(app, shop, (context) => writeJournal(context, { event: 'settle', refNo: 'start', legs }))
    const order = await makeExample(app, shop)
    expect(await balances()).toEqual({ pending: 22_640, frozen: 0, balance: 50_000, hold: 0 })

    const { refundOrderNo } = await makeRefund(app, shop, { order })
    await agree(refundOrderNo)
    await app.drainJobs()
    const { data } = await call(refundApi.info, { refundOrderNo })
    expect(data).toMatchObject({
      refundPrice: 9600,
      refundFreightFee: 300,
      refundPlatCouponPrice: 200,
      refundIntegralPrice: 100,
      refundFirstBrokerageFee: 288,
      refundSecondBrokerageFee: 96,
      sum: { linePay: 19_200, lineFreight: 600, refundedNum: 1, refundedPrice: 9600, most: 9600 },
    })
    const [row] = await refundRows(app, shop, order.orderNo)
    expect(row).toMatchObject({ shop_fen: 8736, fee_fen: 480, is_commission_paid_out: false })
    expect(await balances()).toMatchObject({ pending: 13_604, frozen: 0, balance: 50_000 })

    await complete(order.orderNo)
    expect(await balances()).toMatchObject({ pending: 0, frozen: 13_604, balance: 50_000 })

    const rest = await makeRefund(app, shop, { order, line: 1 })
    await agree(rest.refundOrderNo)
    const last = await makeRefund(app, shop, { order })
    await agree(last.refundOrderNo)
    await app.drainJobs()
    expect(await balances()).toMatchObject({ pending: 0, frozen: 0, balance: 50_000 })
    const books = await readBooks(app, shop)
    expect(books.unbalanced).toEqual([])
    for (const name of ['platform.fee', 'platform.coupon', 'platform.points', 'distributor.commission'])
      expect(books.of(name)).toBe(0)
    await setConfig(app, { merchant_share_freeze_time: '0' })
  })

  test('what is no longer pending is taken from the balance, below nothing if need be, and commissions are the platform’s loss', async () => {
    const order = await makeExample(app, shop)
    await complete(order.orderNo)
    expect(await balances()).toMatchObject({ pending: 0, balance: 22_640 })
    await call(directRefundApi.refund, { orderNo: order.orderNo, returnType: WHOLE })
    await app.drainJobs()
    expect(await balances()).toMatchObject({ pending: 0, frozen: 0, balance: 0 })
    const books = await readBooks(app, shop)
    expect([books.of('platform.loss'), books.of('distributor.commission')]).toEqual([-960, 960])
    expect(books.unbalanced).toEqual([])
  })

  test('the estimate is what comes back, piece by piece', async () => {
    const order = await makeOrder(app, shop, { pieces: [3], isPaid: false })
    const price = { goods: 10_000, freight: 0, merchantCoupon: 0, platformCoupon: 0, points: 0, rates: [0, 0] } as const
    const payPrice = toFen(await setPrices(app, shop, order.orderNo, [price]))
    const payment = { payType: 'yue', payChannel: 'yue', payNo: 'P3', payPrice } as const
    await inShop(app, shop, (context) => payOrder(context, { orderNo: order.orderNo, ...payment }))
    const [line] = await linesOf(app, shop, order.orderNo)
    const detailList = [{ orderDetailId: line?.id ?? 0, num: 1 }]
    const input = { orderNo: order.orderNo, returnType: LINES, detailList }
    const quoted: number[] = []
    for (let piece = 0; piece < 3; piece += 1) {
      quoted.push((await call(directRefundApi.quoteRefund, input)).data.refundPrice)
      await call(directRefundApi.refund, input)
    }
    expect(quoted).toEqual([3333, 3334, 3333])
    expect((await refundRows(app, shop, order.orderNo)).map((row) => row.amount_fen)).toEqual(quoted)
  })

  test('nothing goes back at once: no channel is asked for 0.00', async () => {
    const order = await makeOrder(app, shop, { pieces: [9], isPaid: false })
    const price = { goods: 4, freight: 0, merchantCoupon: 0, platformCoupon: 0, points: 0, rates: [0, 0] } as const
    const payPrice = toFen(await setPrices(app, shop, order.orderNo, [price]))
    const payment = { payType: 'weixin', payChannel: 'mini', payNo: 'P-small', payPrice } as const
    await inShop(app, shop, (context) => payOrder(context, { orderNo: order.orderNo, ...payment }))
    const { refundOrderNo } = await makeRefund(app, shop, { order })
    await agree(refundOrderNo)
    expect((await call(refundApi.info, { refundOrderNo })).data).toMatchObject({ refundStatus: 3, refundPrice: 0 })
    expect(await linesOf(app, shop, order.orderNo)).toMatchObject([{ applied: 0, refunded: 1, refunded_fen: 0 }])
  })

  test('what is on its way counts: two refunds of a line at once do not round twice', async () => {
    const order = await makeOrder(app, shop, { pieces: [3], payment: { payNo: 'P-pending' }, isPaid: false })
    const price = { goods: 10_000, freight: 0, merchantCoupon: 0, platformCoupon: 0, points: 0, rates: [0, 0] } as const
    const payPrice = toFen(await setPrices(app, shop, order.orderNo, [price]))
    const payment = { payType: 'weixin', payChannel: 'mini', payNo: 'P-pending', payPrice } as const
    await inShop(app, shop, (context) => payOrder(context, { orderNo: order.orderNo, ...payment }))
    const numbers = []
    for (let piece = 0; piece < 3; piece += 1) numbers.push((await makeRefund(app, shop, { order })).refundOrderNo)
    for (const no of numbers) await agree(no)
    expect((await refundRows(app, shop, order.orderNo)).map((row) => row.amount_fen)).toEqual([3333, 3334, 3333])
    for (const no of numbers.toReversed()) await inShop(app, shop, (context) => takePayment(context, no))
    expect(await linesOf(app, shop, order.orderNo)).toMatchObject([{ refunded: 3, refunded_fen: 10_000 }])
    expect(await balances()).toMatchObject({ pending: 0, balance: 0 })
  })
})

const receive = (orderNo: string) => inShop(app, shop, (context) => receiveOrder(context, { orderNo }, 'buyer'))
const send = async (orderNo: string) =>
  (await call(orderApi.send, { orderNo, isSplit: false, deliveryType: 'noNeed' })).code === 200
const succeeded = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  )

describe('at the same moment', () => {
  test('two people agree: one of them does', async () => {
    const { refundOrderNo, orderNo } = await makeRefund(app, shop)
    const codes = await Promise.all([agree(refundOrderNo), agree(refundOrderNo), agree(refundOrderNo)])
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 5502, 5502])
    await app.drainJobs()
    expect(await linesOf(app, shop, orderNo)).toMatchObject([{ refunded: 1, refunded_fen: 990 }])
  })

  test('two people refund directly: once', async () => {
    const { orderNo, payFen } = await makeOrder(app, shop)
    const refund = () => call(directRefundApi.refund, { orderNo, returnType: WHOLE })
    const codes = (await Promise.all([refund(), refund()])).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    await app.drainJobs()
    expect(await linesOf(app, shop, orderNo)).toMatchObject([{ refunded: 2, refunded_fen: payFen }])
    expect(await balances()).toMatchObject({ pending: 0, balance: 0 })
  })

  test('goods are sent and refunded: money and stock agree with whoever was first', async () => {
    const { orderNo, product } = await makeOrder(app, shop)
    const [isShipped, refunded] = await Promise.all([
      send(orderNo),
      call(directRefundApi.refund, { orderNo, returnType: WHOLE }),
    ])
    await app.drainJobs()
    expect(refunded.code).toBe(200)
    const [line] = await linesOf(app, shop, orderNo)
    expect(line).toMatchObject({ shipped: isShipped ? 2 : 0, refunded: 2, applied: 0 })
    expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: isShipped ? 98 : 100 })
    expect(await orderOf(app, shop, orderNo)).toMatchObject({ refund: orderRefund.is.whole })
    expect(await send(orderNo)).toBe(false)
  })

  test('goods are sent while a refund is agreed: what is asked back does not go', async () => {
    const { refundOrderNo, orderNo, order } = await makeRefund(app, shop)
    const [isShipped, agreed] = await Promise.all([send(orderNo), agree(refundOrderNo)])
    await app.drainJobs()
    expect([isShipped, agreed.code]).toEqual([true, 200])
    expect(await linesOf(app, shop, orderNo)).toMatchObject([{ shipped: 1, refunded: 1, applied: 0 }])
    expect(await orderOf(app, shop, orderNo)).toMatchObject({ status: orderStatus.is.shipped, openRefunds: 0 })
    expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 99 })
  })

  test('goods are received and refunded: nothing is received while money is on its way', async () => {
    const { orderNo } = await makeOrder(app, shop)
    await ship(app, shop, orderNo)
    const [isReceived, refunded] = await Promise.all([
      succeeded(receive(orderNo)),
      call(directRefundApi.refund, { orderNo, returnType: WHOLE }),
    ])
    await app.drainJobs()
    expect(refunded.code).toBe(200)
    expect(await orderOf(app, shop, orderNo)).toMatchObject({
      status: isReceived ? orderStatus.is.delivered : orderStatus.is.shipped,
      refund: orderRefund.is.whole,
      openRefunds: 0,
    })
    // Who has said so may say it again.
    expect(await succeeded(receive(orderNo))).toBe(isReceived)
  })
})

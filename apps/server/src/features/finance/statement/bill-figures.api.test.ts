import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import { type BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { refundApi } from '@zhanggui/contract/order/refund'
import { addDays, dayText, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, expect, test } from 'vitest'
import { writeJournal } from '#features/ledger/public'
import { payOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { setPrices } from '#test/make/orders/order-prices.sql'
import { makeRefund } from '#test/make/orders/refund'
import { makeExample } from '#test/make/orders/worked-example'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { refundRows } from '#test/read/refund.sql'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  app.call(endpoint, input, { token: shop.owner.token })
const today = async () => (await call(statementApi.days, { dateLimit: 'today' })).data.list[0]

const paid = {
  orderRealIncome: 24_050,
  platCouponPrice: 500,
  integralPrice: 250,
  orderReceivable: 24_800,
  payNum: 1,
  payHandlingFee: 1200,
  brokeragePrice: 960,
}

test('a day says what the worked example says, in every figure, whatever other shops sell', async () => {
  await makeExample(app, await makeShop(app))
  const order = await makeExample(app, shop)
  expect(await today()).toMatchObject({
    ...paid,
    realIncome: 24_800,
    handlingFee: 1200,
    brokerage: 960,
    actualExpenditure: 2160,
    currentDayBalance: 22_640,
    flowAmount: 22_640,
    difference: 0,
  })

  const { refundOrderNo } = await makeRefund(app, shop, { order })
  await call(refundApi.audit, { refundOrderNo, auditType: 'success' })
  await app.drainJobs()
  expect(await today()).toMatchObject({
    ...paid,
    orderRealRefund: 9600,
    refundPlatCouponPrice: 200,
    refundIntegralPrice: 100,
    orderRefundable: 9900,
    refundNum: 1,
    realIncome: 14_900,
    refundHandlingFee: 480,
    handlingFee: 720,
    refundBrokeragePrice: 384,
    brokerage: 576,
    actualExpenditure: 1296,
    currentDayBalance: 13_604,
    flowAmount: 13_604,
    difference: 0,
  })
})

const figuresOf = (bill: BillRow | undefined) => Object.entries(bill ?? {}).filter(([name]) => !names.has(name))
const names = new Set(['id', 'dataDate', 'isOpen'])

test('a month is the sum of its days in every figure', async () => {
  const order = await makeExample(app, shop)
  await makeOrder(app, shop)
  await call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 1 })
  await app.drainJobs()
  const { data: days } = await call(statementApi.days, { dateLimit: 'month' })
  const { data: months } = await call(statementApi.months, { limit: 1 })
  const sum = new Map<string, number>()
  for (const bill of days.list)
    for (const [name, value] of figuresOf(bill)) sum.set(name, (sum.get(name) ?? 0) + Number(value))
  expect(figuresOf(months.list[0])).toEqual([...sum])
  expect(sum.get('refundNum')).toBe(2)
})

test('a day ends at midnight in Shanghai, and what is refunded later is the loss of a later day', async () => {
  const [last, next] = [addDays(shopDay(app.now()), -2), addDays(shopDay(app.now()), -1)]
  const midnight = startOfDay(next)
  const move = (event: 'pay' | 'refund', fen: number, at: Date) =>
    inShop(app, shop, (context) =>
      writeJournal(
        { ...context, now: at },
        {
          event,
          refNo: `${event}${at.getTime()}`,
          legs: [
            { account: 'platform.cash', amount: toFen(fen) },
            { account: 'shop.pending', amount: toFen(-fen) },
          ],
        },
      ),
    )
  await move('pay', 1000, new Date(midnight.getTime() - 1))
  await move('pay', 200, midnight)
  await move('refund', -700, midnight)
  const dateLimit = `${dayText(last)},${dayText(next)}`
  const { data } = await call(statementApi.days, { dateLimit })
  expect(data.list.map(({ dataDate, payNum, currentDayBalance }) => [dataDate, payNum, currentDayBalance])).toEqual([
    [dayText(next), 1, -500],
    [dayText(last), 1, 1000],
  ])
})

test('an order that coupons pay for stands in bill and flow, and goes back without any cash', async () => {
  const order = await makeOrder(app, shop, { pieces: [1], isPaid: false })
  const price = { goods: 1000, freight: 0, merchantCoupon: 0, platformCoupon: 1000, points: 0, rates: [0, 0] } as const
  const payPrice = toFen(await setPrices(app, shop, order.orderNo, [price]))
  const payment = { payType: 'yue', payChannel: 'yue', payNo: 'P-0', payPrice } as const
  await inShop(app, shop, (context) => payOrder(context, { orderNo: order.orderNo, ...payment }))
  expect(await today()).toMatchObject({ orderRealIncome: 0, orderReceivable: 1000, payNum: 1, currentDayBalance: 1000 })
  const flow = async () => (await call(capitalFlowApi.list, {})).data.list
  const mark = `订单${order.orderNo}支付0.00元，商户收入10.00元`
  expect(await flow()).toMatchObject([{ pm: 1, amount: 1000, mark, difference: 0 }])

  await call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 1 })
  expect(await refundRows(app, shop, order.orderNo)).toMatchObject([{ status: 3, amount_fen: 0 }])
  expect(await today()).toMatchObject({ orderRealRefund: 0, refundPlatCouponPrice: 1000, currentDayBalance: 0 })
  expect(await flow()).toMatchObject([{ pm: 0, amount: 1000 }, { pm: 1 }])
})

test('a line whose entries do not balance tells by how much, as the bill of its day does', async () => {
  const { orderNo } = await makeOrder(app, shop)
  const other = await makeOrder(app, shop)
  // Nobody can write this; somebody with the database in hand could.
  await app.platform.pool.query(
    `update ledger_entry e set amount_fen = amount_fen - 1 from ledger_journal j
     where j.mer_id = $1 and j.ref_no = $2 and e.mer_id = $1 and e.journal_id = j.id and e.account = 'shop.pending'`,
    [shop.merId, orderNo],
  )
  const { data } = await call(capitalFlowApi.list, {})
  expect(data.list.map((line) => [line.orderNo, line.difference])).toEqual([
    [other.orderNo, 0],
    [orderNo, -1],
  ])
  expect((await today())?.difference).toBe(-1)
})

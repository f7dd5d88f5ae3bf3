import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { refundApi } from '@zhanggui/contract/order/refund'
import { toFen } from '@zhanggui/domain/kernel/money'
import { orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { type MadeOrder, makeOrder } from '#test/make/order'
import { alterLine } from '#test/make/orders/order-kinds.sql'
import { linesOf, makeRefund, orderOf, ship } from '#test/make/orders/refund'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { refundRows } from '#test/read/refund.sql'
import { stockTotals } from '#test/read/product.sql'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
})

type Input = Omit<InputOf<typeof directRefundApi.refund>, 'orderNo'>
const [WHOLE, LINES] = [1, 2] as const
const token = () => ({ token: shop.owner.token })
const quote = ({ orderNo }: MadeOrder, input: Input) =>
  app.call(directRefundApi.quoteRefund, { orderNo, ...input }, token())
const refund = ({ orderNo }: MadeOrder, input: Input) =>
  app.call(directRefundApi.refund, { orderNo, ...input }, token())
const lineIds = async ({ orderNo }: MadeOrder) => (await linesOf(app, shop, orderNo)).map(({ id }) => id)

test('a whole order: one refund for each line, one number for the channel', async () => {
  const order = await makeOrder(app, shop, { pieces: [2, 1] })
  expect((await quote(order, { returnType: WHOLE })).data).toMatchObject({ refundPrice: 2970, freightFee: 0 })
  expect((await refund(order, { returnType: WHOLE })).code).toBe(200)
  await app.drainJobs()
  const rows = await refundRows(app, shop, order.orderNo)
  expect(rows).toMatchObject([
    { status: refundStatus.is.refunded, amount_fen: 1980, started_by: 'merchant' },
    { status: refundStatus.is.refunded, amount_fen: 990, started_by: 'merchant' },
  ])
  expect(new Set(rows.map((row) => row.channel_no)).size).toBe(1)
  expect(new Set(rows.map((row) => row.refund_no)).size).toBe(2)
  const after = { refund: orderRefund.is.whole, status: orderStatus.is.toShip, dueAt: null, hasBuyerRefund: false }
  expect(await orderOf(app, shop, order.orderNo)).toMatchObject(after)
  expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 200 })
  expect(await refund(order, { returnType: WHOLE })).toMatchObject({ code: 5004, message: '订单已退款' })
})

test('chosen pieces go back on the shelf, or not; the last ones that were not sent end the shipping', async () => {
  const order = await makeOrder(app, shop, { pieces: [2, 2] })
  await ship(app, shop, order.orderNo, [2, 1])
  const [first, second] = await lineIds(order)
  const detailList = [{ orderDetailId: second ?? 0, num: 1, restock: false }]
  await refund(order, { returnType: LINES, detailList })
  await app.drainJobs()
  expect(await orderOf(app, shop, order.orderNo)).toMatchObject({
    status: orderStatus.is.shipped,
    refund: orderRefund.is.partly,
  })
  expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 196 })
  await refund(order, { returnType: LINES, detailList: [{ orderDetailId: first ?? 0, num: 1, restock: true }] })
  await app.drainJobs()
  expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 197 })
})

test('an amount without goods leaves the pieces alone, and never exceeds what is left', async () => {
  const order = await makeOrder(app, shop)
  const [orderDetailId = 0] = await lineIds(order)
  const of = (yuan: number): Input => ({ returnType: LINES, detailList: [{ orderDetailId, amount: toFen(yuan) }] })
  expect((await quote(order, of(500))).data.lines).toMatchObject([{ refundPrice: 500, most: 1980 }])
  expect((await quote(order, of(1981))).message).toMatch(/的退款金额大于可退金额 ¥19.80，多出 ¥0.01$/)
  expect((await quote(order, of(-1))).message).toMatch(/的退款金额必须大于0$/)
  await refund(order, of(500))
  // On its way already counts.
  expect((await quote(order, of(1481))).message).toBe('有退款申请处理中，请先处理')
  await app.drainJobs()
  expect((await quote(order, of(1481))).message).toMatch(/的退款金额大于可退金额 ¥14.80，多出 ¥0.01$/)
  expect(await linesOf(app, shop, order.orderNo)).toMatchObject([{ refunded: 0, applied: 0, refunded_fen: 500 }])
  expect(await orderOf(app, shop, order.orderNo)).toMatchObject({ refund: orderRefund.is.partly })
  await refund(order, { returnType: WHOLE })
  await app.drainJobs()
  expect(await linesOf(app, shop, order.orderNo)).toMatchObject([{ refunded: 2, refunded_fen: 1980 }])
  expect(await orderOf(app, shop, order.orderNo)).toMatchObject({ refund: orderRefund.is.whole })
})

test('what costs nothing is refunded at once, and so is what was paid from the wallet', async () => {
  const order = await makeOrder(app, shop)
  const [orderDetailId = 0] = await lineIds(order)
  await refund(order, { returnType: LINES, detailList: [{ orderDetailId, amount: toFen(1980) }] })
  await app.drainJobs()
  const wallet = await makeOrder(app, shop, { payment: { payType: 'yue' } })
  for (const each of [order, wallet]) {
    await refund(each, { returnType: WHOLE })
    const rows = await refundRows(app, shop, each.orderNo)
    expect(rows.at(-1)).toMatchObject({ status: refundStatus.is.refunded })
  }
})

test('what cannot be refunded directly is refused, with the reason', async () => {
  const unpaid = await makeOrder(app, shop, { isPaid: false })
  expect(await refund(unpaid, { returnType: WHOLE })).toMatchObject({ code: 5010, message: '订单未支付' })
  const { order } = await makeRefund(app, shop)
  expect(await refund(order, { returnType: WHOLE })).toMatchObject({
    code: 5017,
    message: '发生用户申请退款的订单无法商家直接退款',
  })
  const [paid, spent] = [await makeOrder(app, shop), await makeOrder(app, shop)]
  await alterLine(app, shop, spent.orderNo, { refunded: 2 })
  expect((await refund(spent, { returnType: WHOLE })).message).toBe('订单没有可退款的商品')
  const [underway] = [await makeOrder(app, shop)]
  await refund(underway, { returnType: WHOLE })
  expect(await refund(underway, { returnType: WHOLE })).toMatchObject({ code: 5013 })
  const [orderDetailId = 0] = await lineIds(paid)
  const lines = async (...detailList: NonNullable<Input['detailList']>) =>
    (await refund(paid, { returnType: LINES, detailList })).message
  expect(await lines()).toBe('请选择要退款的商品')
  expect(await lines({ orderDetailId, num: 3 })).toMatch(/的退款数量大于可退款数量 2$/)
  expect(await lines({ orderDetailId, num: 1, amount: toFen(1) })).toMatch(/的退款数量和金额只能填写一项$/)
  expect(await lines({ orderDetailId: 1, num: 1 })).toBe('订单详情ID不对应')
  expect(await lines({ orderDetailId, num: 1 }, { orderDetailId, num: 1 })).toBe('有重复的退款商品')
  const stranger = { token: (await makeShop(app)).owner.token }
  const foreign = await app.call(directRefundApi.refund, { orderNo: paid.orderNo, returnType: WHOLE }, stranger)
  expect(foreign).toMatchObject({ code: 5001, message: '订单不存在' })
  expect((await app.call(refundApi.list, { refundStatus: 9, orderNo: paid.orderNo }, token())).data.total).toBe(0)
})

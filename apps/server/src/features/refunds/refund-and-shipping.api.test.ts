import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder, type MadeOrder } from '#test/make/order'
import { linesOf, makeRefund, orderOf } from '#test/make/orders/refund'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeReturnAddress } from '#test/make/store/store-settings'
import { stockTotals } from '#test/read/product.sql'
import { sendBackGoods } from './public.ts'

const app = setupTestApp()
const { partlyShipped, shipped } = orderStatus.is
let shop: Shop
let order: MadeOrder
let token: string
/** Four pieces of one SKU, and one of another. */
beforeEach(async () => {
  shop = await makeShop(app)
  order = await makeOrder(app, shop, { pieces: [4, 1] })
  token = shop.owner.token
})

const lineId = async (index: number) => (await linesOf(app, shop, order.orderNo))[index]?.id ?? 0
const statusNow = async () => (await orderOf(app, shop, order.orderNo)).status
const send = (detailList?: { orderDetailId: number; num: number }[]) =>
  app.call(
    orderApi.send,
    {
      orderNo: order.orderNo,
      deliveryType: 'express',
      expressCode: 'shunfeng',
      expressNumber: 'SF1001',
      isSplit: detailList !== undefined,
      ...(detailList && { detailList }),
    },
    { token },
  )
const sendSome = async (num: number) => send([{ orderDetailId: await lineId(0), num }])
/** What each line of the last parcel holds. */
const inLastParcel = async () => {
  const { data } = await app.call(orderApi.shipments, { orderNo: order.orderNo }, { token })
  return data.toSorted((a, b) => b.id - a.id)[0]?.detailList.map(({ num }) => num)
}
const onDesk = async () => {
  const { data } = await app.call(shipDeskApi.orders, { orderNos: [order.orderNo] }, { token })
  return data.list[0]?.goods.map(({ num }) => num)
}
const agree = async (refundOrderNo: string, merAddressId?: number) => {
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success', merAddressId }, { token })
  await app.drainJobs()
}

/** Pieces of the first line come back, and their money goes out. */
async function giveBack(num: number) {
  const { refundOrderNo } = await makeRefund(app, shop, { order, isReturn: true, num })
  await agree(refundOrderNo, await makeReturnAddress(app, shop))
  const parcel = { refundOrderNo, expressCode: 'shunfeng', trackingNumber: 'SF9', telephone: '13912345678' }
  await inShop(app, shop, (context) => sendBackGoods(context, parcel))
  await app.call(refundApi.receive, { refundOrderNo }, { token })
  await app.drainJobs()
}

test('what came back does not stand in for what is still to be sent', async () => {
  await sendSome(2)
  await giveBack(2)
  expect(await statusNow()).toBe(partlyShipped)
  expect(await onDesk()).toEqual([2, 1])
  expect((await send()).code).toBe(200)
  expect([await inLastParcel(), await statusNow()]).toEqual([[2, 1], shipped])
  expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 197 })
})

test('while pieces that were sent are on their way back, the others are sent, and that is all of them', async () => {
  await sendSome(2)
  await makeRefund(app, shop, { order, isReturn: true, num: 2 })
  await send()
  expect([await inLastParcel(), await statusNow()]).toEqual([[2, 1], shipped])
})

test('a line that is refunded before it is sent is not waited for', async () => {
  const { refundOrderNo } = await makeRefund(app, shop, { order, line: 1 })
  await agree(refundOrderNo)
  await send()
  expect([await inLastParcel(), await statusNow()]).toEqual([[4], shipped])
})

test('an order whose last unsent pieces are refunded is shipped', async () => {
  await sendSome(4)
  const { refundOrderNo } = await makeRefund(app, shop, { order, line: 1 })
  expect(await statusNow()).toBe(partlyShipped)
  await agree(refundOrderNo)
  expect(await statusNow()).toBe(shipped)
})

test('pieces whose application is refused can be sent again', async () => {
  const { refundOrderNo } = await makeRefund(app, shop, { order, num: 3 })
  expect(await onDesk()).toEqual([1, 1])
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'refuse', reason: '已打包' }, { token })
  expect(await onDesk()).toEqual([4, 1])
})

test('money for more than what was not sent puts only that back on the shelf', async () => {
  await sendSome(2)
  const { refundOrderNo } = await makeRefund(app, shop, { order, num: 3 })
  await agree(refundOrderNo)
  expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 197 })
  expect(await onDesk()).toEqual([1])
})

test('nor can more come back than was sent', async () => {
  await sendSome(2)
  const wish = makeRefund(app, shop, { order, isReturn: true, num: 3 })
  await expect(wish).rejects.toThrow('只有2件已发货，其余请选择仅退款')
})

test('what the shop refunds by itself is not sent either', async () => {
  await sendSome(1)
  const detailList = [{ orderDetailId: await lineId(0), num: 3 }]
  await app.call(directRefundApi.refund, { orderNo: order.orderNo, returnType: 2, detailList }, { token })
  await app.drainJobs()
  expect(await onDesk()).toEqual([1])
  expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 198 })
})

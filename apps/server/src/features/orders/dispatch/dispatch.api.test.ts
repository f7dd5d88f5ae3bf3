import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { alterLine, alterOrder, makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { readNotices } from '#test/read/order.sql'

const app = setupTestApp()
let shop: Shop
let token: string
const is = orderStatus.is
const WANG = { deliveryCarrier: '小王', carrierPhone: '13800000001' }
const LI = { deliveryCarrier: '小李', carrierPhone: '13800000002' }

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const assign = (orderNo: string) => app.call(dispatchApi.assign, { orderNo, ...WANG }, { token })
const advance = (orderNo: string, to: 5 | 11 | 12 | 13) => app.call(dispatchApi.advance, { orderNo, to }, { token })
const info = async (orderNo: string) => (await app.call(orderApi.info, { orderNo }, { token })).data
const progress = async (orderNo: string) => (await app.call(dispatchApi.progress, { orderNo }, { token })).data
const parcels = async (orderNo: string) => (await app.call(orderApi.shipments, { orderNo }, { token })).data

test('a courier takes an order from the shop to the door, step by step', async () => {
  const { orderNo } = await makeOrder(app, shop, { pieces: [2, 1] })
  expect((await assign(orderNo)).code).toBe(200)
  expect(await info(orderNo)).toMatchObject({ status: is.assigned, deliveryType: 'merchant' })
  expect((await info(orderNo)).orderDetailList.map(({ deliveryNum }) => deliveryNum)).toEqual([0, 0])
  expect(await advance(orderNo, 12)).toMatchObject({ code: 5005, message: '订单状态异常' })
  for (const to of [11, 12] as const) expect((await advance(orderNo, to)).code).toBe(200)
  await alterLine(app, shop, orderNo, { refunded: 1 })
  expect((await advance(orderNo, 13)).code).toBe(200)
  const picked = await info(orderNo)
  expect(picked.orderDetailList.map(({ deliveryNum }) => deliveryNum)).toEqual([1, 1])
  expect([picked.sendTime === null, picked.dueTime]).toEqual([false, null])
  expect((await advance(orderNo, 5)).code).toBe(200)
  expect((await info(orderNo)).status).toBe(is.delivered)
  const [now] = await progress(orderNo)
  expect(now).toMatchObject({ carrier: '小王', cancelTime: null })
  for (const time of [now?.acceptTime, now?.arriveTime, now?.pickTime, now?.deliverTime]) expect(time).toBeTruthy()
})

test('what was refunded since the courier was called stays in the shop', async () => {
  const { orderNo } = await makeOrder(app, shop, { pieces: [2, 1], payment: { payType: 'yue' } })
  await assign(orderNo)
  expect(await parcels(orderNo)).toMatchObject([{ totalNum: 3, detailList: [{ num: 2 }, { num: 1 }] }])
  const { data: lines } = await app.call(orderApi.lines, { orderNo }, { token })
  const detailList = lines.map(({ id }) => ({ orderDetailId: id, num: 1 }))
  expect((await app.call(directRefundApi.refund, { orderNo, returnType: 2, detailList }, { token })).code).toBe(200)
  for (const to of [11, 12, 13] as const) expect((await advance(orderNo, to)).code).toBe(200)
  const [parcel] = await parcels(orderNo)
  expect([parcel?.totalNum, parcel?.detailList.map(({ num }) => num)]).toEqual([1, [1]])
})

test('another courier takes over, and the first one is sent back', async () => {
  const { orderNo } = await makeOrder(app, shop)
  await assign(orderNo)
  await advance(orderNo, 11)
  expect((await app.call(dispatchApi.reassign, { orderNo, ...LI }, { token })).code).toBe(200)
  expect((await info(orderNo)).status).toBe(is.assigned)
  expect((await progress(orderNo)).map(({ carrier, cancelReason }) => [carrier, cancelReason])).toEqual([
    ['小李', ''],
    ['小王', '改派'],
  ])
  expect((await parcels(orderNo)).map(({ deliveryCarrier, isVoided }) => [deliveryCarrier, isVoided])).toEqual([
    ['小李', false],
    ['小王', true],
  ])
  const [, { id } = { id: 0 }] = await parcels(orderNo)
  expect(await app.call(orderApi.editShipment, { id, ...LI }, { token })).toMatchObject({ code: 5101 })
  const [onTheWay] = await parcels(orderNo)
  expect(await app.call(orderApi.editShipment, { id: onTheWay?.id ?? 0, ...LI }, { token })).toMatchObject({
    code: 5046,
    message: '订单正在配送中，请通过改派更换配送人员',
  })
  const cancel = () => app.call(dispatchApi.cancel, { orderNo, reason: '堵车' }, { token })
  expect((await cancel()).code).toBe(200)
  expect((await info(orderNo)).status).toBe(is.toShip)
  expect(await cancel()).toMatchObject({ code: 5005 })
  expect((await assign(orderNo)).code).toBe(200)
})

test('who does not answer within a quarter of an hour is sent back, who does is not', async () => {
  const [silent, busy] = [await makeOrder(app, shop), await makeOrder(app, shop)]
  await assign(silent.orderNo)
  await assign(busy.orderNo)
  await advance(busy.orderNo, 11)
  app.passTime(16 * 60_000)
  await app.drainJobs()
  expect((await info(silent.orderNo)).status).toBe(is.toShip)
  expect((await info(busy.orderNo)).status).toBe(is.accepted)
  const { data } = await app.call(orderApi.events, { orderNo: silent.orderNo }, { token })
  expect(data.list[0]).toMatchObject({ changeType: 'dispatch_timeout', operatorName: '系统' })
  const told = (await readNotices(app, shop, '派单超时')).map(({ content }) => content)
  const isOf = ({ orderNo }: { readonly orderNo: string }) => told.filter((content) => content.includes(orderNo))
  expect(isOf(silent)).toEqual([`订单 ${silent.orderNo} 的配送员未接单，请重新派单`])
  expect(isOf(busy)).toEqual([])
})

test('only what the shop carries itself and nobody asks back is dispatched', async () => {
  const [pickUp, asked, sent] = [await makePickUp(app, shop), await makeOrder(app, shop), await makeOrder(app, shop)]
  await alterOrder(app, shop, asked.orderNo, { open_refunds: 1 })
  await app.call(orderApi.send, { orderNo: sent.orderNo, deliveryType: 'noNeed', isSplit: false }, { token })
  expect((await assign(pickUp.orderNo)).code).toBe(5012)
  expect((await assign(asked.orderNo)).code).toBe(5013)
  expect((await assign(sent.orderNo)).code).toBe(5012)
})

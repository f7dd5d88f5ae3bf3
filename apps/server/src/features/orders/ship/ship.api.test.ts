import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { lockOrder, updateOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { alterLine, alterOrder, makePickUp, makeVirtual } from '#test/make/orders/order-kinds.sql'
import { type ParcelTable, whileRefused } from '#test/make/orders/refused-writes.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { untilBlocked } from '#test/read/locks.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
let token: string
const is = orderStatus.is

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

type Sending = Partial<InputOf<typeof orderApi.send>>
const express = { deliveryType: 'express', expressCode: 'shunfeng', expressNumber: 'SF1001' } as const
const send = (orderNo: string, sending: Sending = {}) =>
  app.call(orderApi.send, { orderNo, isSplit: false, ...express, ...sending }, { token })
const info = async (orderNo: string) => (await app.call(orderApi.info, { orderNo }, { token })).data
const parcels = async (orderNo: string) => (await app.call(orderApi.shipments, { orderNo }, { token })).data
const lineIds = async (orderNo: string) =>
  (await app.call(orderApi.lines, { orderNo }, { token })).data.map(({ id }) => id)

describe('a whole order', () => {
  test('goes in one parcel and waits to be received', async () => {
    const { orderNo } = await makeOrder(app, shop, { pieces: [2, 1] })
    expect((await send(orderNo)).code).toBe(200)
    expect(await info(orderNo)).toMatchObject({
      status: is.shipped,
      deliveryType: 'express',
      isSplitDelivery: false,
      dueTime: null,
    })
    expect((await info(orderNo)).sendTime).not.toBeNull()
    const [parcel] = await parcels(orderNo)
    expect(parcel).toMatchObject({ expressName: '顺丰速运', trackingNumber: 'SF1001', totalNum: 3 })
    expect(parcel?.detailList.map(({ num }) => num)).toEqual([2, 1])
    expect(await changesOf(app, shop)).toMatchObject([{ field: '发货', after: '已发货：顺丰速运 SF1001' }])
    expect(await send(orderNo)).toMatchObject({ code: 5012, message: '订单不处于待发货状态' })
  })

  test('leaves out what was refunded and what is asked back', async () => {
    const { orderNo } = await makeOrder(app, shop, { pieces: [3, 1] })
    await alterLine(app, shop, orderNo, { refunded: 1, applied: 1 })
    expect((await send(orderNo)).code).toBe(200)
    expect((await parcels(orderNo))[0]?.detailList.map(({ num }) => num)).toEqual([1, 1])
    // One piece may come back to be sent.
    expect((await info(orderNo)).status).toBe(is.partlyShipped)
    expect(await send(orderNo)).toMatchObject({ message: '订单没有需要发货的商品' })
  })
})

test('in several parcels, each its own way, until nothing is left', async () => {
  const { orderNo } = await makeOrder(app, shop, { pieces: [2, 1] })
  const [first = 0, second = 0] = await lineIds(orderNo)
  const split = (detailList: Sending['detailList'], more: Sending = {}) =>
    send(orderNo, { isSplit: true, detailList, ...more })
  expect((await split([{ orderDetailId: first, num: 1 }])).code).toBe(200)
  expect(await info(orderNo)).toMatchObject({ status: is.partlyShipped, isSplitDelivery: true, sendTime: null })
  for (const [detailList, message] of [
    [[], '拆单发货详情不能为空'],
    [[{ orderDetailId: first, num: 2 }], '超出可发货数量,请重新选择数量'],
    [[{ orderDetailId: 1, num: 1 }], '订单详情ID不对应'],
    [
      [
        { orderDetailId: second, num: 1 },
        { orderDetailId: second, num: 1 },
      ],
      '有重复的发货单详情',
    ],
  ] as const) {
    expect(await split([...detailList])).toMatchObject({ code: 1000, message })
  }
  const rest = [
    { orderDetailId: first, num: 1 },
    { orderDetailId: second, num: 1 },
  ]
  const courier = { deliveryType: 'merchant', deliveryCarrier: '小王', carrierPhone: '13800000001' } as const
  expect((await split(rest, courier)).code).toBe(200)
  expect(await info(orderNo)).toMatchObject({ status: is.shipped, deliveryType: 'merchant' })
  expect((await parcels(orderNo)).map(({ totalNum }) => totalNum)).toEqual([2, 1])
})

test.each<ParcelTable>(['shipment', 'shipment_line', 'order_line', 'shop_order', 'order_event'])(
  'the last parcel of an order whose write to %s fails has not been sent at all',
  async (table) => {
    const { orderNo } = await makeOrder(app, shop, { pieces: [2, 1] })
    const [first = 0, second = 0] = await lineIds(orderNo)
    const split = (orderDetailId: number, num: number) =>
      send(orderNo, { isSplit: true, detailList: [{ orderDetailId, num }] })
    await split(first, 2)
    const seen = async () => ({ order: await info(orderNo), parcels: await parcels(orderNo) })
    const before = await seen()
    expect(await whileRefused(app, table, () => split(second, 1))).toMatchObject({ status: 500, code: 500 })
    expect(await seen()).toEqual(before)
    expect((await split(second, 1)).code).toBe(200)
    expect((await info(orderNo)).status).toBe(is.shipped)
  },
)

test.each<[Sending, string]>([
  [{ expressCode: '' }, '请选择快递公司'],
  [{ expressCode: 'nobody' }, '未找到快递公司'],
  [{ expressNumber: '' }, '请填写快递单号'],
  [{ deliveryType: 'merchant' }, '请填写配送人员'],
  [{ deliveryType: 'merchant', deliveryCarrier: '小王' }, '请填写配送人员手机号'],
])('%j is refused', async (sending, message) => {
  const { orderNo } = await makeOrder(app, shop)
  expect(await send(orderNo, sending)).toMatchObject({ code: 1000, message })
  expect((await info(orderNo)).status).toBe(is.toShip)
})

test('pick-ups, refunded and unpaid orders are not sent, and virtual goods need no parcel', async () => {
  const [pickUp, unpaid, refunded, virtual] = [
    await makePickUp(app, shop),
    await makeOrder(app, shop, { isPaid: false }),
    await makeOrder(app, shop),
    await makeVirtual(app, shop),
  ]
  await alterOrder(app, shop, refunded.orderNo, { refund_status: 3 })
  const codes = [pickUp, unpaid, refunded, virtual].map(async ({ orderNo }) => (await send(orderNo)).code)
  expect(await Promise.all(codes)).toEqual([5012, 5012, 5004, 5015])
  expect((await send(virtual.orderNo, { deliveryType: 'noNeed', deliveryMark: '卡号已发' })).code).toBe(200)
  const { data } = await app.call(orderApi.events, { orderNo: virtual.orderNo }, { token })
  expect(data.list[0]).toMatchObject({ changeType: 'delivery_fictitious', changeMessage: '虚拟发货：卡号已发' })
})

test('how a parcel goes is put right, its way is not', async () => {
  const { orderNo } = await makeOrder(app, shop)
  await send(orderNo)
  const [{ id } = { id: 0 }] = await parcels(orderNo)
  const edit = (fields: object) => app.call(orderApi.editShipment, { id, ...fields }, { token })
  expect(await edit({ deliveryCarrier: '小王', carrierPhone: '13800000001' })).toMatchObject({
    message: '请选择快递公司',
  })
  expect((await edit({ expressCode: 'zhongtong', expressNumber: 'ZT2' })).code).toBe(200)
  expect((await parcels(orderNo))[0]).toMatchObject({ deliveryType: 'express', trackingNumber: 'ZT2' })
  expect(await changesOf(app, shop)).toMatchObject([{ field: '配送信息', before: expect.stringContaining('SF1001') }])
  const unknown = { id: 1, expressCode: 'zhongtong', expressNumber: 'ZT2' }
  expect(await app.call(orderApi.editShipment, unknown, { token })).toMatchObject({
    code: 5101,
    message: '订单发货单不存在',
  })
  await alterOrder(app, shop, orderNo, { is_deleted_by_buyer: true })
  expect(await edit({ expressCode: 'zhongtong', expressNumber: 'ZT3' })).toMatchObject({ code: 5002 })
})

describe('two at the same time', () => {
  /** Holds the order while `call` begins, then does `first`. */
  async function overtake<T>(orderNo: string, first: object, call: () => Promise<T>): Promise<T> {
    let waiting: Promise<T> | undefined
    await inShop(app, shop, async (context) => {
      const { id } = await lockOrder(context.db, orderNo)
      waiting = call()
      await untilBlocked(app)
      await updateOrder(context, id, first)
    })
    if (!waiting) throw new Error('nobody has called')
    return waiting
  }

  test('of two who send, one does and the other is told', async () => {
    const { orderNo } = await makeOrder(app, shop)
    const answers = await Promise.all([send(orderNo), send(orderNo)])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await parcels(orderNo)).toHaveLength(1)
  })

  test('who waited for a faster one is told that the order has changed', async () => {
    const { orderNo } = await makeOrder(app, shop)
    expect(await overtake(orderNo, { status: is.shipped }, () => send(orderNo))).toMatchObject({
      code: 5020,
      message: '订单状态已变化，请刷新后重试',
    })
    expect(await parcels(orderNo)).toEqual([])
  })

  test('a remark does not stop a parcel, nor a parcel a remark', async () => {
    const { orderNo } = await makeOrder(app, shop)
    const remark = () => app.call(orderApi.remark, { orderNo, remark: '轻放' }, { token })
    const codes = (await Promise.all([send(orderNo), remark()])).map(({ code }) => code)
    expect(codes).toEqual([200, 200])
    expect(await info(orderNo)).toMatchObject({ status: is.shipped, merchantRemark: '轻放' })
  })
})

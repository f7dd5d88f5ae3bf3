import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { taskApi } from '@zhanggui/contract/task'
import { orderRefund } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder, type OrderTraits } from '#test/make/order'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import { orderOf } from '#test/make/orders/refund'
import { makeWaybill } from '#test/make/orders/waybill'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeReturnAddress } from '#test/make/store/store-settings'
import { serveWaybills } from '#test/outside/waybill-stub'
import { HttpWaybills } from './http-waybills.ts'
import { SandboxWaybills } from './sandbox-waybills.ts'

const service = serveWaybills()
const env: Record<string, string> = { WAYBILL_KEY: service.key }
beforeAll(() => void (env['WAYBILL_URL'] = service.url))
const app = setupTestApp(env)
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const receiver = (realName: string): OrderTraits => ({
  receiver: { realName, userPhone: '13812345678', userAddress: '上海市浦东新区世纪大道1号' },
})
async function orderFor(realName: string) {
  const { orderNo } = await makeOrder(app, shop, receiver(realName))
  const { data } = await app.call(shipDeskApi.orders, { orderNos: [orderNo] }, { token })
  return data.list[0]?.id ?? 0
}
const get = async (ids: readonly number[], expressCode = 'zhongtong') =>
  app.call(shipDeskApi.waybills, { rows: ids.map((orderId) => ({ orderId, expressCode })) }, { token })

test('without an address to send from there is no number', async () => {
  expect((await get([await orderFor('林')])).message).toContain('请先在「退货地址」中设置默认地址')
  await makeReturnAddress(app, shop)
})

test('an order gets one number however often it is asked for, and its label', async () => {
  const id = await orderFor('林小茶')
  const [{ data: first }, { data: again }] = [await get([id]), await get([id])]
  expect(first.list).toEqual([{ orderId: id, trackingNumber: 'EW1000', reason: '' }])
  expect(again.list).toEqual(first.list)
  expect(service.state.asked.filter(({ receiver: to }) => to.name === '林小茶')).toHaveLength(1)
  const { data: run } = await app.call(shipDeskApi.print, { kind: 'label', orderIds: [id] }, { token })
  const { data: sheets } = await app.call(shipDeskApi.sheets, { id: run.id }, { token })
  expect(sheets.orders).toMatchObject([
    { trackingNumber: 'EW1000', routingCode: '210-A01', realName: '林小茶', sender: { name: '林知夏' } },
  ])
})

test('a number whose answer was lost is the same when it is asked for again', async () => {
  const id = await orderFor('失联')
  expect((await get([id])).data.list[0]?.reason).toBe('连接不上电子面单服务，请稍后再试')
  service.state.given.set(service.state.asked.at(-1)?.requestNo ?? '', 'EWLOST')
  expect((await get([id])).data.list[0]).toMatchObject({ trackingNumber: 'EWLOST', reason: '' })
  expect(new Set(service.state.asked.slice(-2).map(({ requestNo }) => requestNo)).size).toBe(1)
})

test('the carrier is told of everything in the box, and of the same when the answer was lost', async () => {
  const [first, second, sent] = [await orderFor('失联'), await orderFor('失联'), await makeOrder(app, shop)]
  await alterOrder(app, shop, sent.orderNo, { refund_status: orderRefund.is.whole })
  const boxed = [first, second, (await orderOf(app, shop, sent.orderNo)).id]
  const draw = (others: readonly number[]) => {
    const rows = [{ orderId: first, expressCode: 'zhongtong', boxed: [...others] }]
    return app.call(shipDeskApi.waybills, { rows }, { token })
  }
  await draw(boxed)
  const told = service.state.asked.at(-1)
  expect(told?.pieces).toBe(4)
  expect(told?.goods.split('；')).toHaveLength(2)
  await draw([first])
  expect(service.state.asked.at(-1)).toEqual(told)
  const other = await makeShop(app)
  const foreign = await orderOf(app, other, (await makeOrder(app, other)).orderNo)
  const before = service.state.asked.length
  expect(await draw([foreign.id])).toMatchObject({ code: 5001, message: '订单不存在' })
  expect(service.state.asked).toHaveLength(before)
}, 20_000)

describe('what fails is told for its row', () => {
  test.each([
    ['余额不足', '余额不足'],
    ['乱码', '电子面单服务的回复无法识别'],
    ['故障', '电子面单服务异常，请稍后再试'],
  ])('%s', async (name, reason) => {
    const [bad, good] = [await orderFor(name), await orderFor('王五')]
    const { data } = await get([bad, good])
    expect(data.list[0]).toMatchObject({ orderId: bad, trackingNumber: '', reason })
    expect(data.list[1]?.trackingNumber).toMatch(/^EW/)
  })

  test('a carrier that prints no waybills, and a wrong key', async () => {
    expect((await get([await orderFor('赵六')], 'tiantian')).data.list[0]?.reason).toBe('该快递公司不支持电子面单')
    const request = { requestNo: '1', expressCode: 'a', sender: who, receiver: who, goods: '', pieces: 1 }
    await expect(new HttpWaybills({ url: service.url, key: 'wrong' }).order(request)).rejects.toThrow('密钥不正确')
    const sandbox = new SandboxWaybills()
    expect(await sandbox.order(request)).toEqual(await sandbox.order(request))
  })
})

test('no number for a refunded order, and none at all with an order of another shop', async () => {
  const [good, refunded] = [await orderFor('钱七'), await makeOrder(app, shop, receiver('孙八'))]
  await alterOrder(app, shop, refunded.orderNo, { refund_status: orderRefund.is.whole })
  const { id } = await orderOf(app, shop, refunded.orderNo)
  expect((await get([id])).data.list).toEqual([{ orderId: id, trackingNumber: '', reason: '订单已退款' }])
  const other = await makeShop(app)
  const foreign = await orderOf(app, other, (await makeOrder(app, other)).orderNo)
  const before = service.state.asked.length
  expect(await get([good, foreign.id])).toMatchObject({ code: 5001, message: '订单不存在' })
  expect(service.state.asked).toHaveLength(before)
})

describe('a number that was got for an order', () => {
  const desk = async (orderNo: string) =>
    (await app.call(shipDeskApi.orders, { orderNos: [orderNo] }, { token })).data.list[0]
  const draw = async (orderId: number) => (await get([orderId])).data.list[0]?.trackingNumber ?? ''
  const ship = async (orderIds: readonly number[], expressNumber: string) => {
    const rows = orderIds.map((orderId) => ({ orderId, expressCode: 'zhongtong', expressNumber, parcel: 1 }))
    const { data } = await app.call(shipDeskApi.ship, { rows }, { token })
    return (await app.call(taskApi.failures, { id: data.taskId }, { token })).data.list.map(({ reason }) => reason)
  }

  test('stays on the box that left with it: an order that was taken out gets another one', async () => {
    const [first, other] = [await makeWaybill(app, shop), await makeWaybill(app, shop)]
    expect(await ship([first.orderId, other.orderId], first.trackingNumber)).toEqual([])
    const { data: parcels } = await app.call(orderApi.shipments, { orderNo: first.orderNo }, { token })
    await app.call(orderChangeApi.unship, { id: parcels[0]?.id ?? 0, reason: '装错' }, { token })
    expect((await desk(first.orderNo))?.waybillNumber).toBe('')
    const next = await draw(first.orderId)
    expect(next).toMatch(/^EW/)
    expect(next).not.toBe(first.trackingNumber)
    expect(await ship([first.orderId], next)).toEqual([])
  })

  test('has a label with the goods of every order in its box, each with its own', async () => {
    const [first, other] = [
      await makeWaybill(app, shop),
      await orderOf(app, shop, (await makeOrder(app, shop)).orderNo),
    ]
    const boxed = [{ orderId: other.id, boxOf: first.orderId }]
    const print = (more: typeof boxed) =>
      app.call(shipDeskApi.print, { kind: 'label', orderIds: [first.orderId], boxed: more }, { token })
    const { data: sheets } = await app.call(shipDeskApi.sheets, { id: (await print(boxed)).data.id }, { token })
    expect(sheets).toMatchObject({ orderCount: 2, orders: [{ orderNo: first.orderNo, goods: [{ num: 2 }] }] })
    expect(sheets.orders[0]?.boxed).toMatchObject([{ orderNo: other.orderNo, goods: [{ num: 2 }] }])
    expect((await desk(first.orderNo))?.printed.label).toBe(1)
    expect((await desk(other.orderNo))?.printed.label).toBe(0)
    const stranger = await makeShop(app)
    const foreign = await orderOf(app, stranger, (await makeOrder(app, stranger)).orderNo)
    expect(await print([{ orderId: foreign.id, boxOf: first.orderId }])).toMatchObject({ message: '订单不存在' })
  })

  test('goes where the carrier was told: with another receiver it is neither offered nor printed nor shipped', async () => {
    const { orderNo, orderId, trackingNumber } = await makeWaybill(app, shop)
    const print = () => app.call(shipDeskApi.print, { kind: 'label', orderIds: [orderId] }, { token })
    const sheetsOf = async ({ data: { id } }: Awaited<ReturnType<typeof print>>) =>
      (await app.call(shipDeskApi.sheets, { id }, { token })).data.orders
    const before = await print()
    const moved = { realName: '林小茶', userPhone: '13812345678', userAddress: '北京市朝阳区建国路1号' }
    expect((await app.call(orderApi.editReceiver, { orderNo, ...moved }, { token })).code).toBe(200)
    expect((await desk(orderNo))?.waybillNumber).toBe('')
    expect(await sheetsOf(before)).toMatchObject([{ trackingNumber: '' }])
    expect((await print()).message).toBe('有 1 个订单还没有电子面单号，请先取号')
    expect(await ship([orderId], trackingNumber)).toEqual(['收货信息与取电子面单号时不同，请重新取号'])
    const next = await draw(orderId)
    expect(next).not.toBe(trackingNumber)
    expect(await sheetsOf(await print())).toMatchObject([{ trackingNumber: next, userAddress: moved.userAddress }])
    expect(await ship([orderId], next)).toEqual([])
  })
})

const who = { name: '林', phone: '13800000000', address: '杭州' }

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { taskApi } from '@zhanggui/contract/task'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, type MadeOrder, makeOrder, type OrderTraits } from '#test/make/order'
import { alterOrder, copyOrder } from '#test/make/orders/order-kinds.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { untilBlocked } from '#test/read/locks.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

type Row = Partial<InputOf<typeof shipDeskApi.ship>['rows'][number]>
const look = async (orderNos: readonly string[]) =>
  (await app.call(shipDeskApi.orders, { orderNos: [...orderNos] }, { token })).data.list
const many = (count: number, traits: OrderTraits = {}) =>
  Promise.all(Array.from({ length: count }, () => makeOrder(app, shop, traits)))
let numbers = 0
const newNumber = () => `ZT${String((numbers += 1)).padStart(8, '0')}`

async function rowsOf(orders: readonly MadeOrder[], rows: readonly Row[] = []) {
  const found = await look(orders.map(({ orderNo }) => orderNo))
  return found.map(({ id: orderId }, index) => ({
    orderId,
    expressCode: 'zhongtong',
    expressNumber: newNumber(),
    parcel: 0,
    ...rows[index],
  }))
}
async function ship(rows: InputOf<typeof shipDeskApi.ship>['rows']) {
  const { data } = await app.call(shipDeskApi.ship, { rows }, { token })
  const { data: task } = await app.call(taskApi.info, { id: data.taskId }, { token })
  const { data: failures } = await app.call(taskApi.failures, { id: data.taskId }, { token })
  const { data: done } = await app.call(taskApi.doneRows, { id: data.taskId }, { token })
  return { task, failures: failures.list, done: done.list.map(({ label }) => label) }
}
const parcels = async (orderNo: string) => (await app.call(orderApi.shipments, { orderNo }, { token })).data
const statusOf = async (orderNo: string) => (await app.call(orderApi.info, { orderNo }, { token })).data.status

describe('a batch', () => {
  test('ships each order by itself and tells what failed and why', async () => {
    const orders = await many(3)
    await alterOrder(app, shop, orders[1]?.orderNo ?? '', { refund_status: 3 })
    const { task, failures, done } = await ship(await rowsOf(orders))
    expect(task).toMatchObject({ total: 3, done: 2, failed: 1 })
    expect(done).toEqual([orders[0]?.orderNo, orders[2]?.orderNo])
    expect(failures).toMatchObject([{ label: orders[1]?.orderNo, reason: '订单已退款' }])
    expect(await Promise.all(orders.map(({ orderNo }) => statusOf(orderNo)))).toEqual([4, 1, 4])
  })

  test('does nothing twice: another batch of the same orders finds them shipped', async () => {
    const rows = await rowsOf(await many(2))
    await ship(rows)
    const { task, failures } = await ship(rows.map((row) => ({ ...row, expressNumber: newNumber() })))
    expect(task).toMatchObject({ done: 0, failed: 2 })
    expect(failures[0]?.reason).toBe('订单不处于待发货状态')
  })

  test('of two people with the same orders one ships each of them', async () => {
    const orders = await many(4)
    const [mine, yours] = [await rowsOf(orders), await rowsOf(orders)]
    const results = await Promise.all([ship(mine), ship(yours.toReversed())])
    expect(results.reduce((sum, { task }) => sum + task.done, 0)).toBe(4)
    for (const { orderNo } of orders) expect(await parcels(orderNo)).toHaveLength(1)
  })

  test('refuses numbers that stand twice or that another order has', async () => {
    const [first] = await rowsOf(await many(1))
    if (!first) throw new Error('no row')
    await ship([first])
    const orders = await many(3)
    const again = { expressNumber: first.expressNumber }
    const { failures } = await ship(
      await rowsOf(orders, [{ expressNumber: 'SAME1' }, { expressNumber: 'SAME1' }, again]),
    )
    expect(failures.map(({ reason }) => reason)).toEqual([
      '快递单号重复；寄往同一地址的订单可以合并为一个包裹',
      '快递单号重复；寄往同一地址的订单可以合并为一个包裹',
      expect.stringContaining('快递单号已用于订单 SH'),
    ])
  })

  test('of two that begin at once with one number for different orders, one ships', async () => {
    const [mine, yours] = [await many(1), await many(1)]
    const again = { expressNumber: newNumber() }
    const batches = [await rowsOf(mine, [again]), await rowsOf(yours, [again])]
    const results: ReturnType<typeof ship>[] = []
    await inShop(app, shop, async ({ db }) => {
      // Both have passed what is judged at the start before either of them ships.
      for (const { orderNo } of [...mine, ...yours]) await lockOrder(db, orderNo)
      results.push(...batches.map(ship))
      await untilBlocked(app, 2)
    })
    const ended = await Promise.all(results)
    expect(ended.flatMap(({ done }) => done)).toHaveLength(1)
    expect(ended.flatMap(({ failures }) => failures)).toMatchObject([
      { reason: `快递单号已用于订单 ${ended.flatMap(({ done }) => done)[0]}` },
    ])
    const sent = await Promise.all([...mine, ...yours].map(({ orderNo }) => parcels(orderNo)))
    expect(sent.flat()).toHaveLength(1)
  })

  test('refuses two numbers for one parcel', async () => {
    const box = [
      { parcel: 1, expressNumber: 'BOX1' },
      { parcel: 1, expressNumber: 'BOX2' },
    ]
    const { failures } = await ship(await rowsOf(await many(2), box))
    const reason = '同一包裹的订单必须使用同一个快递单号'
    expect(failures.map((failure) => failure.reason)).toEqual([reason, reason])
  })

  test('by a carrier that nobody knows is refused', async () => {
    const { failures } = await ship(await rowsOf(await many(1), [{ expressCode: 'nobody' }]))
    expect(failures).toMatchObject([{ reason: '未找到快递公司' }])
  })

  test('of an order of another shop is refused as a whole', async () => {
    const other = await makeShop(app)
    const { orderNo } = await makeOrder(app, other)
    const { data } = await app.call(orderApi.info, { orderNo }, { token: other.owner.token })
    const rows = [{ orderId: data.id, expressCode: 'zhongtong', expressNumber: 'X12345', parcel: 0 }]
    expect(await app.call(shipDeskApi.ship, { rows }, { token })).toMatchObject({ code: 5001, message: '订单不存在' })
    expect(await look([orderNo])).toEqual([])
  })
})

describe('one parcel of several orders', () => {
  test('has one number, and putting it right changes all of them', async () => {
    const orders = await many(2)
    const [a = { orderNo: '' }, b = { orderNo: '' }] = orders
    const box = { parcel: 1, expressNumber: newNumber() }
    expect((await ship(await rowsOf(orders, [box, box]))).task).toMatchObject({ done: 2 })
    const [parcel] = await parcels(a.orderNo)
    expect(parcel).toMatchObject({ trackingNumber: box.expressNumber, parcelOrders: [b.orderNo] })
    const change = { id: parcel?.id ?? 0, expressCode: 'shunfeng', expressNumber: 'SF99' }
    expect((await app.call(orderApi.editShipment, change, { token })).code).toBe(200)
    expect(await parcels(b.orderNo)).toMatchObject([{ expressName: '顺丰速运', trackingNumber: 'SF99' }])
    const { data } = await app.call(orderApi.events, { orderNo: b.orderNo }, { token })
    expect(data.list[0]?.changeMessage).toContain('SF99')
    // One of them leaves the box, the other stays in it.
    await app.call(orderChangeApi.unship, { id: change.id, reason: '装错' }, { token })
    expect(await parcels(b.orderNo)).toMatchObject([{ isVoided: false, parcelOrders: [] }])
  })

  test('is joined by what could not be sent with it, when that is tried again', async () => {
    const orders = await many(2)
    const [a = { orderNo: '' }, b = { orderNo: '' }] = orders
    await alterOrder(app, shop, b.orderNo, { refund_status: 3 })
    const box = { parcel: 1, expressNumber: newNumber() }
    const rows = await rowsOf(orders, [box, box])
    expect(await ship(rows)).toMatchObject({
      done: [a.orderNo],
      failures: [{ label: b.orderNo, reason: '订单已退款' }],
    })
    await alterOrder(app, shop, b.orderNo, { refund_status: 0 })
    const rest = rows.slice(1)
    const alone = rest.map((row) => ({ ...row, parcel: 0 }))
    expect((await ship(alone)).failures).toMatchObject([{ reason: `快递单号已用于订单 ${a.orderNo}` }])
    const another = rest.map((row) => ({ ...row, expressCode: 'shunfeng' }))
    expect((await ship(another)).failures).toMatchObject([{ reason: `快递单号已用于订单 ${a.orderNo}` }])
    expect((await ship(rest)).done).toEqual([b.orderNo])
    expect(await parcels(a.orderNo)).toMatchObject([{ parcelOrders: [b.orderNo] }])
  })

  test('goes to one place', async () => {
    const orders = [
      await makeOrder(app, shop),
      await makeOrder(app, shop, {
        receiver: { realName: '王五', userPhone: '13712345678', userAddress: '上海市浦东新区世纪大道1号' },
      }),
    ]
    const box = { parcel: 7, expressNumber: newNumber() }
    const { failures } = await ship(await rowsOf(orders, [box, box]))
    expect(failures).toMatchObject([{ reason: '收货人、电话和地址相同的订单才能合并为一个包裹' }])
  })
})

describe('the orders of the desk', () => {
  test('are those of a filter, oldest first, with where they go', async () => {
    const own = await makeShop(app)
    const [first, second] = [await makeOrder(app, own), await makeOrder(app, own)]
    await makeOrder(app, own, { isPaid: false })
    const { data } = await app.call(shipDeskApi.orders, { filter: {} }, { token: own.owner.token })
    expect(data.total).toBe(2)
    expect(data.list.map(({ orderNo }) => orderNo)).toEqual([first.orderNo, second.orderNo])
    expect(data.list[0]).toMatchObject({
      realName: '林小茶',
      userPhone: '13812345678',
      status: orderStatus.is.toShip,
      goods: [{ num: 2 }],
      printed: { pick: 0, slip: 0, label: 0 },
    })
  })
})

describe('more orders than the desk holds', () => {
  test('are the oldest ones of the filter, with how many there are', async () => {
    const own = await makeShop(app)
    const as = { token: own.owner.token }
    const product = await makeProduct(app, own, { labels: ['规格1'], stock: 2000 })
    const oldest = await makeOrder(app, own, { product, pieces: [1], uid: 7001 })
    await makeOrder(app, own, { product, pieces: [1], uid: 7002 })
    await copyOrder(app, own, oldest.orderNo, MOST_AT_DESK)
    const { data } = await app.call(shipDeskApi.orders, { filter: { searchType: 'uid', content: '7001' } }, as)
    expect([data.total, data.list.length]).toEqual([MOST_AT_DESK + 1, MOST_AT_DESK])
    expect(data.list[0]?.orderNo).toBe(oldest.orderNo)
    const { data: other } = await app.call(shipDeskApi.orders, { filter: { searchType: 'uid', content: '7002' } }, as)
    expect([other.total, other.list.length]).toEqual([1, 1])
  })
})

import { homeApi } from '@zhanggui/contract/home'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { teamApi } from '@zhanggui/contract/order/team'
import { beforeEach, describe, expect, test } from 'vitest'
import { receiveOrder } from '#features/orders/public'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { orderOf } from '#test/make/orders/refund'
import { makeParcel } from '#test/make/orders/parcel'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'
import { noticesOf } from '#test/read/notice.sql'

// Without a service parcels go the way that the end of their number says (docs/express-tracking.md).
const [NOT_COLLECTED, STALLED, GOING_BACK, SIGNED_BY_OTHER] = ['SF9901', 'SF9902', 'SF9903', 'SF9905']
const HOUR = 3_600_000
const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

/** Somebody who has just signed in: no session lasts for days without work. */
const asStaff = (...calls: readonly Endpoint[]) =>
  makeStaff(app, shop, { permissions: calls.map(({ permission }) => permission), realName: '小李' })
const { list, tabs, handle, polling } = parcelApi

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const { token } = await asStaff(endpoint)
  return app.call(endpoint, input, { token })
}
const rowsOf = async (input: InputOf<typeof list>) => (await call(list, input)).data.list
const rowOf = async (orderNo: string) => (await rowsOf({ orderNo }))[0]
const tell = async (hours: number) => {
  app.passTime(hours * HOUR)
  await app.drainJobs()
}
const assign = async (orderNo: string, assigneeId: number) => {
  const { id } = await orderOf(app, shop, orderNo)
  await call(teamApi.set, { kind: 'order', ids: [id], assigneeId })
}

describe('a parcel', () => {
  test('is on the board as soon as it is sent, and closed when it has arrived', async () => {
    const { orderNo } = await makeParcel(app, shop, { number: 'SF1000' })
    expect(await rowOf(orderNo)).toMatchObject({
      trackingNumber: 'SF1000',
      expressName: '顺丰速运',
      state: 'waiting',
      problem: null,
      lastTrace: '',
      pollTime: null,
      isWatched: true,
    })
    await tell(7)
    expect(await rowOf(orderNo)).toMatchObject({ state: 'onTheWay', lastTrace: expect.stringContaining('发往目的地') })
    await tell(36)
    expect(await rowOf(orderNo)).toMatchObject({ state: 'signed', problem: null, isWatched: false })
    expect(await noticesOf(app, shop, '包裹')).toEqual([])
  })

  test('that no carrier has got is not on the board', async () => {
    const { orderNo } = await makeOrder(app, shop)
    const sent = await call(orderApi.send, { orderNo, isSplit: false, deliveryType: 'noNeed' })
    expect([sent.code, (await call(tabs, {})).data.all]).toEqual([200, 0])
  })

  test('that is taken back leaves the board, and nobody asks for it', async () => {
    const { id, orderNo } = await makeParcel(app, shop, { number: NOT_COLLECTED })
    expect((await call(orderChangeApi.unship, { id, reason: '装错' })).code).toBe(200)
    expect(await rowOf(orderNo)).toBeUndefined()
    await tell(25)
    expect((await call(polling, {})).data.used).toBe(0)
    expect(await noticesOf(app, shop, '包裹')).toEqual([])
  })

  test('with another number begins anew', async () => {
    const { id, orderNo } = await makeParcel(app, shop, { number: NOT_COLLECTED })
    await tell(25)
    await call(handle, { ids: [id], note: '单号写错了' })
    await call(orderApi.editShipment, { id, expressCode: 'shunfeng', expressNumber: 'SF1001' })
    expect(await rowOf(orderNo)).toMatchObject({ state: 'waiting', problem: null, lastTrace: '', handledTime: null })
    await tell(1)
    expect(await rowOf(orderNo)).toMatchObject({ state: 'onTheWay', problem: null })
    await call(orderApi.editShipment, { id, expressCode: 'shunfeng', expressNumber: 'SF1001' })
    expect(await rowOf(orderNo)).toMatchObject({ state: 'onTheWay' })
  })

  test('that the buyer has received is closed; where only time has passed its problem stays', async () => {
    const [mine, silent] = [
      await makeParcel(app, shop, { number: STALLED }),
      await makeParcel(app, shop, { number: STALLED }),
    ]
    await tell(60)
    for (const [{ orderNo }, by] of [
      [mine, 'buyer'],
      [silent, 'system'],
    ] as const) {
      await inShop(app, shop, (context) => receiveOrder(context, { orderNo }, by))
    }
    expect(await rowOf(mine.orderNo)).toMatchObject({ state: 'signed', problem: null, isWatched: false })
    expect(await rowOf(silent.orderNo)).toMatchObject({ state: 'onTheWay', problem: 'stalled', isWatched: false })
  })
})

describe('a problem', () => {
  test('is found by what the carrier says and by the time that passes', async () => {
    for (const number of [NOT_COLLECTED, STALLED, GOING_BACK, SIGNED_BY_OTHER, 'SF1002']) {
      await makeParcel(app, shop, { number })
    }
    await tell(23)
    expect((await call(tabs, {})).data).toMatchObject({ all: 5, open: 0 })
    await tell(2)
    expect((await call(tabs, {})).data).toMatchObject({ open: 1, uncollected: 1 })
    await tell(20)
    expect((await call(tabs, {})).data).toMatchObject({ open: 3, returned: 1, signedByOther: 1, stalled: 0 })
    await tell(11)
    const { data } = await call(tabs, {})
    expect(data).toEqual({ all: 5, open: 4, uncollected: 1, stalled: 1, returned: 1, signedByOther: 1, handled: 0 })
    for (const tab of ['open', 'uncollected', 'stalled', 'returned', 'signedByOther'] as const) {
      expect([tab, (await call(list, { tab })).data.total]).toEqual([tab, data[tab]])
    }
    expect((await call(homeApi.operating, {})).data.problemParcelNum).toBe(4)
  })

  test('is told once to whoever takes care of the order', async () => {
    const { orderNo } = await makeParcel(app, shop, { number: STALLED })
    const carer = await asStaff(list)
    await assign(orderNo, carer.adminId)
    await tell(60)
    await tell(13)
    await tell(13)
    expect(await noticesOf(app, shop, '包裹')).toEqual([
      {
        title: '包裹超48小时未更新',
        content: `订单 ${orderNo} 的包裹（顺丰速运 SF9902）超48小时未更新，请及时跟进`,
        url: `/order/parcels?orderNo=${orderNo}`,
        permission: list.permission,
        adminId: carer.adminId,
      },
    ])
  })

  test('is told to all who see the board where nobody takes care, or somebody who does not see it', async () => {
    const [alone, blind] = [
      await makeParcel(app, shop, { number: NOT_COLLECTED }),
      await makeParcel(app, shop, { number: NOT_COLLECTED }),
    ]
    await assign(blind.orderNo, (await asStaff(orderApi.list)).adminId)
    await tell(25)
    const told = await noticesOf(app, shop, '包裹超24小时未揽收')
    expect(told.map(({ adminId }) => adminId)).toEqual([null, null])
    expect(told.map(({ url }) => url).toSorted()).toEqual(
      [alone, blind].map(({ orderNo }) => `/order/parcels?orderNo=${orderNo}`).toSorted(),
    )
  })

  test('of a box with several orders is told once to each who takes care of some', async () => {
    const orders = [await makeOrder(app, shop), await makeOrder(app, shop), await makeOrder(app, shop)]
    const carer = await asStaff(list)
    await assign(orders[2]?.orderNo ?? '', carer.adminId)
    const packed = await Promise.all(orders.map(({ orderNo }) => orderOf(app, shop, orderNo)))
    const box = { expressCode: 'shunfeng', expressNumber: STALLED, parcel: 1 }
    await call(shipDeskApi.ship, { rows: packed.map(({ id }) => ({ orderId: id, ...box })) })
    await tell(60)
    expect((await call(tabs, {})).data.stalled).toBe(3)
    const told = (await noticesOf(app, shop, '包裹')).map(({ adminId }) => adminId)
    expect(told).toHaveLength(2)
    expect(new Set(told)).toEqual(new Set([null, carer.adminId]))
  })

  test('that has changed is told again: nobody has taken care of this one', async () => {
    const { id, orderNo } = await makeParcel(app, shop, { number: 'SF9904' })
    await inShop(app, shop, ({ db }) =>
      db.q.updateTable('tracked_shipment').set({ problem: 'stalled' }).where('mer_id', '=', shop.merId).execute(),
    )
    await call(handle, { ids: [id], note: '已催件' })
    await tell(50)
    expect(await rowOf(orderNo)).toMatchObject({ state: 'returning', problem: 'returned', handledTime: null })
    await tell(13)
    expect(await rowOf(orderNo)).toMatchObject({ state: 'returned', problem: 'returned', isWatched: false })
    expect((await noticesOf(app, shop, '包裹')).map(({ title }) => title)).toEqual(['包裹被退回'])
  })
})

describe('taking care', () => {
  test('of a problem leaves who, when and what, and stays so while nothing changes', async () => {
    const { id, orderNo } = await makeParcel(app, shop, { number: NOT_COLLECTED })
    await tell(25)
    expect((await call(handle, { ids: [id], note: ' 已联系网点，今晚揽收 ' })).data).toEqual({ handled: 1 })
    expect(await changesOf(app, shop)).toContainEqual({
      field: '包裹问题',
      before: '超24小时未揽收',
      after: '已处理：已联系网点，今晚揽收',
    })
    await tell(13)
    expect(await rowOf(orderNo)).toMatchObject({
      problem: 'uncollected',
      handledName: '小李',
      handledNote: '已联系网点，今晚揽收',
    })
    expect((await call(tabs, {})).data).toMatchObject({ open: 0, uncollected: 0, handled: 1 })
    expect((await call(list, { tab: 'handled' })).data.total).toBe(1)
    expect(await call(handle, { ids: [id], note: '再来' })).toMatchObject({ code: 1000, message: '问题已被处理' })
  })

  test('needs words, a parcel of the shop, and a problem', async () => {
    const { id } = await makeParcel(app, shop)
    const { token } = await asStaff(handle)
    const blank = { method: 'POST' as const, token, body: { ids: [id], note: ' ' } }
    expect(await send(`${app.url}/api${handle.path}`, blank)).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'note', message: '请填写处理说明' }] },
    })
    expect(await call(handle, { ids: [id], note: '好' })).toMatchObject({ message: '包裹没有需要处理的问题' })
    expect(await call(handle, { ids: [id, 999_999], note: '好' })).toMatchObject({ message: '包裹不存在' })
    expect(await call(handle, { note: '好' })).toMatchObject({ message: '请选择包裹' })
  })

  test('of everything that the list shows, if it still shows as much', async () => {
    for (const number of [NOT_COLLECTED, NOT_COLLECTED, 'SF1003']) await makeParcel(app, shop, { number })
    await tell(25)
    const filter = { tab: 'all' } as const
    expect(await call(handle, { filter, expected: 2, note: '已催' })).toMatchObject({
      message: '筛选结果已变化（现有 3 个），请刷新后重试',
    })
    expect((await call(handle, { filter, expected: 3, note: '已催' })).data).toEqual({ handled: 2 })
    expect(await call(handle, { filter, expected: 3, note: '已催' })).toMatchObject({ message: '没有可以处理的包裹' })
  })
})

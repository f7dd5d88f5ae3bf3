import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeParcel } from '#test/make/orders/parcel'
import { makeWaybill } from '#test/make/orders/waybill'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { serveWaybills } from '#test/outside/waybill-stub'
import { HttpWaybills } from './http-waybills.ts'

const service = serveWaybills()
const env: Record<string, string> = { WAYBILL_KEY: service.key }
beforeAll(() => void (env['WAYBILL_URL'] = service.url))
const app = setupTestApp(env)
const DONE = [200, JSON.stringify({ cancelled: true })] as const
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  ;({ token } = shop.owner)
  service.state.onCancel = DONE
  service.state.cancels.length = 0
  service.state.beforeAnswer = () => Promise.resolve()
})

const cancel = (id: number) => app.call(waybillApi.cancel, { id }, { token })
const rowOf = async (orderNo: string) => (await app.call(waybillApi.list, { orderNo }, { token })).data.list[0]
const ship = (orderNo: string, expressNumber: string) => {
  const delivery = { deliveryType: 'express', expressCode: 'zhongtong', expressNumber } as const
  return app.call(orderApi.send, { orderNo, isSplit: false, ...delivery }, { token })
}
const draw = async (orderId: number) => {
  const { data } = await app.call(shipDeskApi.waybills, { rows: [{ orderId, expressCode: 'zhongtong' }] }, { token })
  return data.list[0]
}

test('a number that nobody needs goes back to the carrier, and the order gets another one', async () => {
  const { id, orderNo, orderId, trackingNumber } = await makeWaybill(app, shop)
  expect(await rowOf(orderNo)).toMatchObject({ state: 'unused', trackingNumber, expressName: '中通快递' })
  expect((await cancel(id)).code).toBe(200)
  expect(service.state.cancels).toEqual([{ requestNo: String(id), com: 'zhongtong', number: trackingNumber }])
  expect(await rowOf(orderNo)).toMatchObject({ state: 'cancelled', cancelName: '小明', cancelError: '' })
  const { data: desk } = await app.call(shipDeskApi.orders, { orderNos: [orderNo] }, { token })
  expect(desk.list[0]).toMatchObject({ waybillNumber: '' })
  const next = await draw(orderId)
  expect(next?.trackingNumber).toMatch(/^EW/)
  expect(next?.trackingNumber).not.toBe(trackingNumber)
})

test('nothing is shipped with a number that was given back, and no label of it is printed', async () => {
  const { id, orderNo, orderId, trackingNumber } = await makeWaybill(app, shop)
  await cancel(id)
  expect((await ship(orderNo, trackingNumber)).message).toBe('该电子面单号已取消，请重新取号')
  const print = await app.call(shipDeskApi.print, { kind: 'label', orderIds: [orderId] }, { token })
  expect(print.message).toBe('有 1 个订单还没有电子面单号，请先取号')
})

test('of what was shipped the number is not given back, before 撤销发货', async () => {
  const { id, orderNo, trackingNumber } = await makeWaybill(app, shop)
  await ship(orderNo, trackingNumber)
  expect(await rowOf(orderNo)).toMatchObject({ state: 'used' })
  expect((await cancel(id)).message).toBe('单号已用于发货，请先撤销发货或修改快递单号')
  const { data: parcels } = await app.call(orderApi.shipments, { orderNo }, { token })
  await app.call(orderChangeApi.unship, { id: parcels[0]?.id ?? 0, reason: '装错' }, { token })
  expect((await cancel(id)).code).toBe(200)
  expect((await cancel(id)).message).toBe('单号已取消')
  expect(service.state.cancels).toHaveLength(1)
})

test('shipping and giving back at once: one of them happens', async () => {
  const { id, orderNo, trackingNumber } = await makeWaybill(app, shop)
  const [sent, given] = await Promise.all([ship(orderNo, trackingNumber), cancel(id)])
  expect([sent.code, given.code].filter((code) => code === 200)).toHaveLength(1)
  expect((await rowOf(orderNo))?.state).toBe(sent.code === 200 ? 'used' : 'cancelled')
})

describe('what the carrier says', () => {
  test.each([
    ['no', [200, JSON.stringify({ error: '快件已揽收，不能取消' })], '快件已揽收，不能取消', 'unused'],
    ['a broken server', [500, ''], '电子面单服务异常，请稍后再试', 'cancelling'],
    ['something else', [200, '<html>'], '电子面单服务的回复无法识别', 'cancelling'],
    ['nothing', undefined, '连接不上电子面单服务，请稍后再试', 'cancelling'],
  ] as const)(
    '%s',
    async (_, answer, message, state) => {
      const { id, orderNo, orderId, trackingNumber } = await makeWaybill(app, shop)
      service.state.onCancel = answer
      expect((await cancel(id)).message).toBe(message)
      expect(await rowOf(orderNo)).toMatchObject({ state, cancelError: message, cancelTime: null })
      // What may be cancelled is not used; what is refused goes on as before.
      expect((await draw(orderId))?.trackingNumber === trackingNumber).toBe(state === 'unused')
      service.state.onCancel = DONE
      expect((await cancel(id)).code).toBe(200)
      const { data } = await app.call(waybillApi.list, { trackingNumber }, { token })
      expect(data.list).toMatchObject([{ state: 'cancelled', cancelError: '' }])
    },
    20_000,
  )

  test('a wrong key', async () => {
    const made = { requestNo: '1', expressCode: 'zhongtong', trackingNumber: '' }
    const wrong = new HttpWaybills({ url: service.url, key: 'wrong' })
    await expect(wrong.cancel(made)).rejects.toMatchObject({ message: '电子面单服务的密钥不正确', isUndecided: false })
  })
})

test('a request whose number never came is cancelled by its request, and is not answered with it later', async () => {
  const { orderNo, orderId } = await makeWaybill(app, shop)
  service.state.given.clear()
  await app.platform.pool.query(`update waybill set tracking_number = '' where mer_id = $1`, [shop.merId])
  const asked = await rowOf(orderNo)
  expect(asked).toMatchObject({ state: 'asked', trackingNumber: '' })
  expect((await cancel(asked?.id ?? 0)).code).toBe(200)
  expect(service.state.cancels).toEqual([{ requestNo: String(asked?.id), com: 'zhongtong' }])
  expect((await draw(orderId))?.trackingNumber).toMatch(/^EW/)
  expect(service.state.asked.at(-1)?.requestNo).not.toBe(String(asked?.id))
})

test('a number that a colleague cancels while it is on its way is not given out', async () => {
  const { orderNo, orderId } = await makeWaybill(app, shop)
  await cancel((await rowOf(orderNo))?.id ?? 0)
  let cancelled: { readonly code: number } | undefined
  service.state.beforeAnswer = async () => {
    cancelled = await cancel((await rowOf(orderNo))?.id ?? 0)
  }
  expect(await draw(orderId)).toEqual({ orderId, trackingNumber: '', reason: '取号时单号被同事取消，请重新取号' })
  expect(cancelled).toMatchObject({ code: 200 })
  expect(await rowOf(orderNo)).toMatchObject({ state: 'cancelled', trackingNumber: '' })
  service.state.beforeAnswer = () => Promise.resolve()
  expect((await draw(orderId))?.trackingNumber).toMatch(/^EW/)
})

test('goods do not go out once more with a number that was given back', async () => {
  const { id, trackingNumber } = await makeWaybill(app, shop)
  await cancel(id)
  const { orderNo } = await makeParcel(app, shop)
  const { data: lines } = await app.call(orderApi.lines, { orderNo }, { token })
  const what = { purpose: 'resend', orderDetailId: lines[0]?.id ?? 0, num: 1, reason: '破损' } as const
  const way = { deliveryType: 'express', expressCode: 'zhongtong', expressNumber: trackingNumber } as const
  const exchange = (more: object) => app.call(orderChangeApi.exchange, { orderNo, ...what, ...way, ...more }, { token })
  expect(await exchange({})).toMatchObject({ message: '该电子面单号已取消，请重新取号' })
  expect(await exchange({ expressCode: 'nobody' })).toMatchObject({ message: '未找到快递公司' })
  expect((await app.call(orderApi.shipments, { orderNo }, { token })).data).toHaveLength(1)
})

test('the tabs count what the list shows', async () => {
  const [first, second] = [await makeWaybill(app, shop), await makeWaybill(app, shop)]
  await cancel(first.id)
  await ship(second.orderNo, second.trackingNumber)
  await makeWaybill(app, shop)
  const { data: counts } = await app.call(waybillApi.tabs, {}, { token })
  expect(counts).toEqual({ all: 3, unused: 1, used: 1, asked: 0, cancelling: 0, cancelled: 1 })
  for (const state of ['unused', 'used', 'asked', 'cancelling', 'cancelled'] as const) {
    expect((await app.call(waybillApi.list, { state }, { token })).data.total).toBe(counts[state])
  }
})

test('only whoever works at the desk sees and cancels numbers', async () => {
  const { id } = await makeWaybill(app, shop)
  const { token: other } = await makeStaff(app, shop, { permissions: [orderApi.send.permission] })
  expect((await app.call(waybillApi.cancel, { id }, { token: other })).code).toBe(403)
  expect((await app.call(waybillApi.list, {}, { token: other })).code).toBe(403)
})

import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { orderRefund } from '@zhanggui/domain/order/order-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder, type OrderTraits } from '#test/make/order'
import { alterOrder } from '#test/make/orders/order-kinds.sql'
import { orderOf } from '#test/make/orders/refund'
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

const who = { name: '林', phone: '13800000000', address: '杭州' }

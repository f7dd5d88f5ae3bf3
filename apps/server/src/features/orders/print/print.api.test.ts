import { orderApi } from '@zhanggui/contract/order/order'
import { printerApi } from '@zhanggui/contract/store/printer'
import { logApi } from '@zhanggui/contract/log'
import { adminApi } from '@zhanggui/contract/staff'
import { describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makePickUp } from '#test/make/orders/order-kinds.sql'
import { markShipped } from '#test/make/orders/order-state.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { printerDraft } from '#test/make/store/store-settings'
import { serveFeie } from '#test/printers/feie-stub'
import { serveSms } from '#test/outside/sms-stub'
import { receiveOrder } from '../place/receive-order.ts'

const [feie, sms] = [serveFeie(), serveSms()]
const app = setupTestApp({
  PRINTERS: 'http',
  get FEIE_URL() {
    return feie.url
  },
  SMS: 'http',
  ...sms.settings,
  get SMS_URL() {
    return sms.server.url
  },
})

/** 0 off, 1 by hand, 2 by itself, 3 both. */
async function shopThatPrints(printing: number): Promise<Shop> {
  const shop = await makeShop(app)
  await app.platform.pool.query('update merchant set receipt_printing = $2 where id = $1', [shop.merId, printing])
  await app.call(printerApi.save, printerDraft, { token: shop.owner.token })
  feie.state.printed.length = 0
  return shop
}

const print = (shop: Shop, orderNo: string) => app.call(orderApi.print, { orderNo }, { token: shop.owner.token })

describe('a slip', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ])('comes by itself when an order is paid, if the switch (%i) says so', async (printing, slips) => {
    const shop = await shopThatPrints(printing)
    const { orderNo } = await makeOrder(app, shop)
    await app.drainJobs()
    // The paper is one character too narrow for the number.
    const printed = feie.state.printed.map((slip) => slip.replaceAll('<BR>', ''))
    expect(printed).toEqual(Array.from({ length: slips }, () => expect.stringContaining(`订单编号:${orderNo}`)))
  })

  test('of a pick-up comes when it is handed over, without an address', async () => {
    const shop = await shopThatPrints(2)
    const { verifyCode } = await makePickUp(app, shop)
    await app.drainJobs()
    expect(feie.state.printed).toHaveLength(0)
    await app.call(orderApi.verify, { verifyCode }, { token: shop.owner.token })
    await app.drainJobs()
    expect(feie.state.printed).toHaveLength(1)
    expect(feie.state.printed[0]).not.toContain('地址:')
  })

  test('is printed by hand where the shop allows it, and a printer that fails is told', async () => {
    const shop = await shopThatPrints(1)
    const { orderNo } = await makeOrder(app, shop)
    expect((await print(shop, orderNo)).data).toEqual({ printers: [{ name: '前台', error: '' }] })
    feie.state.isOnline = false
    expect((await print(shop, orderNo)).data).toEqual({ printers: [{ name: '前台', error: '飞鹅云：打印机不在线' }] })
    feie.state.isOnline = true
    const { data: log } = await app.call(logApi.sensitive, {}, { token: shop.owner.token })
    expect(log.list.filter(({ description }) => description === '打印小票')).toHaveLength(2)
    const unpaid = await makeOrder(app, shop, { isPaid: false })
    expect(await print(shop, unpaid.orderNo)).toMatchObject({ code: 5010 })
    await app.call(printerApi.save, { ...printerDraft, status: false }, { token: shop.owner.token })
    expect(await print(shop, orderNo)).toMatchObject({ message: '打印机未开启' })
    const automatic = await shopThatPrints(2)
    const other = await makeOrder(app, automatic)
    expect(await print(automatic, other.orderNo)).toMatchObject({ message: '手动打印未开启' })
  })

  test('a printer that is away stops neither payment nor verification', async () => {
    const shop = await shopThatPrints(3)
    feie.state.isOnline = false
    const { orderNo } = await makeOrder(app, shop)
    await app.drainJobs()
    feie.state.isOnline = true
    expect((await app.call(orderApi.info, { orderNo }, { token: shop.owner.token })).data.paid).toBe(true)
  })

  test('is there for a page of the browser too', async () => {
    const shop = await shopThatPrints(1)
    const { orderNo, payFen } = await makeOrder(app, shop)
    const { data } = await app.call(orderApi.slip, { orderNo }, { token: shop.owner.token })
    expect(data).toMatchObject({ orderNo, realName: '林小茶', userPhone: '13812345678', payPrice: payFen })
  })

  test('of an order that has been handed over does not say any more who has it', async () => {
    const shop = await shopThatPrints(1)
    const { orderNo } = await makeOrder(app, shop)
    await markShipped(app, shop, orderNo, app.now())
    await inShop(app, shop, (context) => receiveOrder(context, { orderNo }, 'buyer'))
    const { data } = await app.call(orderApi.slip, { orderNo }, { token: shop.owner.token })
    expect(data).toMatchObject({ realName: '林**', userPhone: '138****5678', userAddress: '浙江省杭州市西湖区****' })
  })
})

test('those who want to be texted hear of a paid order, the others do not', async () => {
  const shop = await makeShop(app)
  const listener = await makeStaff(app, shop, { phone: '13800000007' })
  await makeStaff(app, shop, { phone: '13800000008' })
  await app.call(adminApi.receiveSms, { id: listener.adminId }, { token: shop.owner.token })
  await makeOrder(app, shop, { isPaid: false })
  const { orderNo } = await makeOrder(app, shop)
  await app.drainJobs()
  expect(sms.state.sent).toEqual([{ phone: '13800000007', orderNo }])
})

import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeAll, expect, test } from 'vitest'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import { announce } from '#test/make/notice.sql'
import { makeOrder } from '#test/make/order'
import { makeParcel } from '#test/make/orders/parcel'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string
beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

/** Another console of the shop, where the order is open; answers with what it hears from now on. */
async function otherConsole(orderNo: string) {
  const client = connectPush(app.url, { token, tab: 'other', after: 0 })
  await announce(app, shop, orderNo)
  // A notice is told after the areas of earlier transactions.
  await expect.poll(() => client.messages.map(({ title }) => title)).toContain(orderNo)
  const before = client.changed.length
  return () => client.changed.slice(before)
}

test('a new price is seen at once wherever the order is open', async () => {
  const { orderNo, payFen } = await makeOrder(app, shop, { isPaid: false })
  const heard = await otherConsole(orderNo)
  const price = { orderNo, payPrice: toFen(payFen - 100), reason: '老顾客' }
  expect((await app.call(orderChangeApi.editPrice, price, { token })).code).toBe(200)
  await expect.poll(heard).toContain('order')
})

test('so is a piece that goes out once more, in every list that shows it, and one that is taken back', async () => {
  const { orderNo } = await makeParcel(app, shop)
  const { data: lines } = await app.call(orderApi.lines, { orderNo }, { token })
  const heard = await otherConsole(orderNo)
  const way = { deliveryType: 'express', expressCode: 'zhongtong', expressNumber: 'ZT7' } as const
  const resend = {
    orderNo,
    purpose: 'resend',
    orderDetailId: lines[0]?.id ?? 0,
    num: 1,
    reason: '破损',
    ...way,
  } as const
  expect((await app.call(orderChangeApi.exchange, resend, { token })).code).toBe(200)
  const areas = ['order', 'parcel', 'waybill']
  await expect.poll(heard).toEqual(expect.arrayContaining(areas))
  const sentAgain = (await app.call(orderApi.shipments, { orderNo }, { token })).data[0]
  const heardNext = await otherConsole(orderNo)
  expect((await app.call(orderChangeApi.unship, { id: sentAgain?.id ?? 0, reason: '装错' }, { token })).code).toBe(200)
  await expect.poll(heardNext).toEqual(expect.arrayContaining(areas))
})

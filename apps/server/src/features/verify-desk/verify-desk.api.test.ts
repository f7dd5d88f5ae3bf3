import { orderApi } from '@zhanggui/contract/order/order'
import { verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import { alterOrder, makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

async function handedOver(by: Shop = shop) {
  const { orderNo, verifyCode } = await makePickUp(app, by)
  await app.call(orderApi.verify, { verifyCode }, by.owner)
  return { orderNo, verifyCode }
}
const last = async (by: Shop = shop) => (await app.call(verifyDeskApi.last, {}, by.owner)).data
const undo = (orderNo: string, by: Shop = shop) => app.call(verifyDeskApi.undo, { orderNo }, by.owner)

test('what was handed over last is undone, and its code is good again', async () => {
  const [first, second] = [await handedOver(), await handedOver()]
  expect((await last()).map(({ orderNo }) => orderNo)).toEqual([second.orderNo, first.orderNo])
  expect((await last())[0]).toMatchObject({ whyNotUndo: '', goods: [{ num: 2 }] })
  expect((await undo(second.orderNo)).code).toBe(200)
  expect((await last()).map(({ orderNo }) => orderNo)).toEqual([first.orderNo])
  const { data } = await app.call(orderApi.info, { orderNo: second.orderNo }, { token })
  expect(data).toMatchObject({ status: orderStatus.is.toVerify, clerkName: '', receivingTime: null })
  expect((await app.call(orderApi.verify, { verifyCode: second.verifyCode }, { token })).code).toBe(200)
  expect(await undo(second.orderNo)).toMatchObject({ code: 200 })
  expect(await undo(second.orderNo)).toMatchObject({ code: 5044, message: '订单未核销或已完成，不能撤销核销' })
})

test('the last ten are shown; where one of them is undone, the one before them comes into sight', async () => {
  const own = await makeShop(app)
  const done: string[] = []
  for (let n = 0; n < 11; n += 1) {
    done.unshift((await handedOver(own)).orderNo)
    app.passTime(1000)
  }
  const shown = async () => (await last(own)).map(({ orderNo }) => orderNo)
  expect(await shown()).toEqual(done.slice(0, 10))
  expect((await undo(done[4] ?? '', own)).code).toBe(200)
  expect(await shown()).toEqual(done.filter((_, n) => n !== 4))
  expect(await last()).not.toContainEqual(expect.objectContaining({ orderNo: done[0] }))
})

test('later, or with a refund under way, it is too late', async () => {
  const [late, refunding] = [await handedOver(), await handedOver()]
  await alterOrder(app, shop, refunding.orderNo, { open_refunds: 1 })
  expect(await undo(refunding.orderNo)).toMatchObject({ code: 5013 })
  app.passTime(31 * 60_000)
  expect(await undo(late.orderNo)).toMatchObject({ message: '核销已超过30分钟，不能撤销' })
  expect((await last())[0]?.whyNotUndo).toBe('核销已超过30分钟，不能撤销')
})

test('money that the receipt has settled stays where it is', async () => {
  await setConfig(app, { merchant_share_node: 'receipt' })
  const { orderNo } = await handedOver()
  expect(await undo(orderNo)).toMatchObject({ message: '货款已结算，不能撤销核销' })
  await setConfig(app, { merchant_share_node: '' })
})

import { orderApi } from '@zhanggui/contract/order/order'
import { beforeAll, expect, test } from 'vitest'
import { saveShopper } from '#features/shoppers/public'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
let token: string

beforeAll(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const info = (orderNo: string, as = token) => app.call(orderApi.info, { orderNo }, { token: as })

test('an order says what it cost and what it brings; who the buyer is stays masked', async () => {
  const { orderNo, payFen } = await makeOrder(app, shop, {
    pieces: [2, 1],
    userRemark: '轻放',
    orderExtend: [{ title: '刻字', value: '知秋' }],
  })
  const { data } = await info(orderNo)
  expect(data).toMatchObject({
    payPrice: payFen,
    merchantIncome: payFen,
    realName: '林**',
    userPhone: '138****5678',
    userAddress: '浙江省杭州市西湖区****',
    phone: '139****5678',
    userRemark: '轻放',
    orderExtend: [{ title: '刻字', value: '知秋' }],
    paid: true,
    verifyCode: '',
  })
  expect(data.orderDetailList.map(({ payNum, refundableAll }) => [payNum, refundableAll])).toEqual([
    [2, 1980],
    [1, 990],
  ])
  const lines = await app.call(orderApi.lines, { orderNo }, { token })
  expect(lines.data.map(({ payNum }) => payNum)).toEqual([2, 1])
})

test('its history is told newest first, by whom', async () => {
  const { orderNo } = await makeOrder(app, shop)
  await app.call(orderApi.remark, { orderNo, remark: '先发' }, { token })
  const { data } = await app.call(orderApi.events, { orderNo }, { token })
  expect(data.list.map(({ changeType, operatorName }) => [changeType, operatorName])).toEqual([
    ['mark', expect.stringMatching(/./)],
    ['pay_success', '用户'],
    ['create', '用户'],
  ])
})

test('a code is for those who may verify it', async () => {
  const { orderNo, verifyCode } = await makePickUp(app, shop)
  const [reader, clerk] = [
    await makeStaff(app, shop, { permissions: ['merchant:order:info'] }),
    await makeStaff(app, shop, { permissions: ['merchant:order:info', 'merchant:order:verification'] }),
  ]
  expect((await info(orderNo, reader.token)).data.verifyCode).toBe('')
  expect((await info(orderNo, clerk.token)).data.verifyCode).toBe(verifyCode)
})

test('a closed account is told', async () => {
  const { orderNo, uid } = await makeOrder(app, shop, { uid: 3003 })
  await inShop(app, shop, ({ db, now }) => saveShopper(db, now, { uid, nickname: '走了', isLogoff: true }))
  expect((await info(orderNo)).data).toMatchObject({ isLogoff: true, nickName: '走了', nikeName: '走了' })
})

test('who looks at a buyer is written down, and what was seen is not; the sixty-first look of an hour is refused', async () => {
  const { orderNo } = await makeOrder(app, shop)
  const staff = await makeStaff(app, shop, { permissions: ['merchant:order:reveal'] })
  const reveal = () => app.call(orderApi.reveal, { orderNo }, { token: staff.token })
  expect((await reveal()).data).toEqual({
    realName: '林小茶',
    userPhone: '13812345678',
    userAddress: '浙江省杭州市西湖区龙井路1号',
    phone: '13912345678',
  })
  const line = (await logLines(app, shop)).findLast(({ method }) => method === 'order.reveal')
  expect(line?.result).toContain('138****5678')
  expect(JSON.stringify(line)).not.toMatch(/13812345678|林小茶|龙井路/)
  app.startWindow(orderApi.reveal)
  for (let nth = 0; nth < 60; nth += 1) await reveal()
  expect((await reveal()).status).toBe(429)
})

test('whoever packs sees the receiver, until it is sent', async () => {
  const { orderNo } = await makeOrder(app, shop)
  const receiver = () => app.call(orderApi.receiver, { orderNo }, { token })
  expect((await receiver()).data).toMatchObject({ realName: '林小茶', userPhone: '13812345678' })
  await app.call(orderApi.send, { orderNo, deliveryType: 'noNeed', isSplit: false }, { token })
  expect(await receiver()).toMatchObject({ code: 5012 })
})

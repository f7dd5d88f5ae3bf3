import { orderApi } from '@zhanggui/contract/order/order'
import { cancelledBy, orderStatus } from '@zhanggui/domain/order/order-codes'
import { orderRefusal as r } from '@zhanggui/domain/order/order-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { findBalances } from '#features/ledger/public'
import { cancelOrder } from '#features/orders/public'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import { inShop, makeOrder, payAsBuyer } from '#test/make/order'
import { alterLine, alterOrder, makePickUp } from '#test/make/orders/order-kinds.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { inTurn } from '#test/read/in-turn'

const app = setupTestApp()
let shop: Shop
let token: string

beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const verify = (verifyCode: string, as = token) => app.call(orderApi.verify, { verifyCode }, { token: as })
const info = async (orderNo: string) => (await app.call(orderApi.info, { orderNo }, { token })).data

test('a code hands the goods over, once, and says who did it', async () => {
  await setConfig(app, { merchant_share_node: 'receipt' })
  const { orderNo, verifyCode, payFen } = await makePickUp(app, shop, { pieces: [2] })
  await alterLine(app, shop, orderNo, { refunded: 1 })
  const clerk = await makeStaff(app, shop, { permissions: ['merchant:order:verification'] })
  expect((await verify(verifyCode, clerk.token)).data).toEqual({ orderNo })
  const order = await info(orderNo)
  expect(order).toMatchObject({ status: orderStatus.is.delivered })
  expect(order.clerkName).not.toBe('')
  expect(order.receivingTime).not.toBeNull()
  expect(order.orderDetailList.map(({ deliveryNum }) => deliveryNum)).toEqual([1])
  expect(await inShop(app, shop, ({ db }) => findBalances(db))).toMatchObject({ pending: 0, balance: payFen })
  expect(await verify(verifyCode)).toMatchObject({ code: 5008, message: '订单已核销' })
  await setConfig(app, { merchant_share_node: '' })
})

test('what is not to be handed over is not', async () => {
  const [refunded, asked, unpaid] = [
    await makePickUp(app, shop),
    await makePickUp(app, shop),
    await makePickUp(app, shop, { isPaid: false }),
  ]
  await alterOrder(app, shop, refunded.orderNo, { refund_status: 3 })
  await alterOrder(app, shop, asked.orderNo, { open_refunds: 1 })
  expect(await verify(refunded.verifyCode)).toMatchObject({ code: 5004 })
  expect(await verify(asked.verifyCode)).toMatchObject({ code: 5022, message: '有退款申请处理中，无法核销' })
  expect(await verify(unpaid.verifyCode)).toMatchObject({ code: 5010, message: '订单未支付' })
})

test('a code of another shop is no code here', async () => {
  const other = await makeShop(app)
  const { verifyCode } = await makePickUp(app, other)
  for (const code of [verifyCode, '0000000000']) {
    expect(await verify(code)).toMatchObject({ code: 1000, message: '请选择正确的核销码' })
  }
})

test('of two clerks with the same code one hands the goods over', async () => {
  const { orderNo, verifyCode } = await makePickUp(app, shop)
  const answers = await Promise.all([verify(verifyCode), verify(verifyCode)])
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect((await info(orderNo)).status).toBe(orderStatus.is.delivered)
})

describe('at the counter while the buyer pays or cancels', () => {
  const done = { code: 200 }
  test.each([
    ['paid first', ['pay', 'cancel', 'verify'], [null, r.paid, done], orderStatus.is.delivered],
    ['cancelled first', ['cancel', 'pay', 'verify'], [null, r.cancelled, r.changed], orderStatus.is.cancelled],
    ['verified first', ['verify', 'pay', 'cancel'], [r.unpaid, null, r.paid], orderStatus.is.toVerify],
  ] as const)('%s', async (_, order, answers, status) => {
    const { orderNo, verifyCode, payFen } = await makePickUp(app, shop, { isPaid: false })
    const calls = {
      pay: () => payAsBuyer(app, shop, orderNo, payFen),
      cancel: () => inShop(app, shop, (context) => cancelOrder(context, { orderNo }, cancelledBy.is.buyer)),
      verify: () => verify(verifyCode),
    }
    const inOrder = order.map((name) => calls[name])
    expect(await inTurn(app, shop, orderNo, inOrder)).toMatchObject(answers)
    expect((await info(orderNo)).status).toBe(status)
  })
})

test('a receiver is changed before the parcel goes, and found by the new name', async () => {
  const { orderNo } = await makeOrder(app, shop)
  const receiver = { realName: '沈知秋', userPhone: '13700004321', userAddress: '北京市朝阳区建国路1号' }
  const edit = () => app.call(orderApi.editReceiver, { orderNo, ...receiver }, { token })
  expect((await edit()).code).toBe(200)
  const search = async (keyword: string) =>
    (await app.call(orderApi.list, { status: 'all', keyword }, { token })).data.list.map((row) => row.orderNo)
  expect(await search('知秋')).toEqual([orderNo])
  expect(await search('4321')).toEqual([orderNo])
  expect(await search('小茶')).toEqual([])
  await app.call(orderApi.send, { orderNo, deliveryType: 'noNeed', isSplit: false }, { token })
  expect(await edit()).toMatchObject({ code: 5018, message: '订单已发货，不能修改收货信息' })
})

test('the shop deletes what the buyer has deleted', async () => {
  const { orderNo } = await makeOrder(app, shop)
  const remove = () => app.call(orderApi.delete, { orderNo }, { token })
  expect(await remove()).toMatchObject({ code: 5007, message: '订单用户未删除' })
  await alterOrder(app, shop, orderNo, { is_deleted_by_buyer: true })
  expect((await remove()).code).toBe(200)
  expect(await app.call(orderApi.info, { orderNo }, { token })).toMatchObject({ code: 5001, message: '订单不存在' })
})

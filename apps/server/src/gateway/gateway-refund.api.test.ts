import { refundGateway } from '@zhanggui/contract/gateway/refund'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { noticeApi } from '@zhanggui/contract/notice'
import { refundApi } from '@zhanggui/contract/order/refund'
import { holidayApi } from '@zhanggui/contract/store/holiday'
import { orderRuleApi } from '@zhanggui/contract/store/order-rule'
import { toFen } from '@zhanggui/domain/kernel/money'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { setupTestApp } from '#test/app/test-app'
import { setConfig } from '#test/make/config.sql'
import { assignCourier, currentCouriers } from '#test/make/orders/dispatch.sql'
import { makeOrder, type MadeOrder } from '#test/make/order'
import { linesOf, makeRefund, orderOf, ship } from '#test/make/orders/refund'
import { makeShop, makeToken, type Shop } from '#test/make/shop.sql'
import { makeReturnAddress } from '#test/make/store/store-settings'
import { callGateway } from './access/gateway-client.ts'
import type { IssuedKey } from './access/issue-key.ts'

const app = setupTestApp()
let key: IssuedKey
let shop: Shop
beforeAll(async () => {
  key = await makeKey(app)
})
beforeEach(async () => {
  shop = await makeShop(app)
})

const [HOUR, DAY] = [3_600_000, 86_400_000]
const is = refundStatus.is
const call = <E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) =>
  callGateway(app.url, key, endpoint, input, app.now())
const token = () => ({ token: shop.owner.token })
const one = (refundOrderNo: string) => ({ merId: shop.merId, refundOrderNo })
const info = async (refundOrderNo: string) => (await app.call(refundApi.info, { refundOrderNo }, token())).data
const notices = async () => (await app.call(noticeApi.list, {}, token())).data.list
const agree = (refundOrderNo: string, merAddressId?: number) =>
  app.call(refundApi.audit, { refundOrderNo, auditType: 'success', merAddressId }, token())

/** Sessions do not last as long as some deadlines. */
async function signInAgain() {
  shop = { ...shop, owner: { ...shop.owner, token: await makeToken(app, shop.merId, shop.owner.adminId) } }
}

async function application({ orderNo }: MadeOrder, number: string): Promise<InputOf<typeof refundGateway.apply>> {
  const [line] = await linesOf(app, shop, orderNo)
  return {
    merId: shop.merId,
    number,
    orderNo,
    orderDetailId: line?.id ?? 0,
    num: 1,
    afterSalesType: 1,
    returnGoodsType: 0,
    reason: '不想要了',
    explain: '',
    pictures: [],
  }
}

describe('an application', () => {
  test('rings once, however often it is sent, and says what comes back', async () => {
    const sent = await application(await makeOrder(app, shop), 'A-1')
    const [first, second] = await Promise.all([call(refundGateway.apply, sent), call(refundGateway.apply, sent)])
    expect(first.data).toMatchObject({ refundPrice: 990 })
    expect(second.data).toEqual(first.data)
    const other = await call(refundGateway.apply, { ...sent, num: 2 })
    expect(other).toMatchObject({ code: 5030, message: '请求编号已用于不同的内容' })
    expect(await notices()).toMatchObject(
      [
        { type: noticeType.is.order },
        {
          type: noticeType.is.refund,
          title: '退款申请提醒',
          content: `订单 ${sent.orderNo} 有新的退款申请，请及时处理`,
        },
      ].toReversed(),
    )
    expect((await call(refundGateway.info, one(first.data.refundOrderNo))).data).toMatchObject({
      orderNo: sent.orderNo,
      refundStatus: is.toAudit,
      refundPrice: 990,
    })
  })

  test('has to be about something that can be given back', async () => {
    const order = await makeOrder(app, shop)
    const sent = await application(order, 'B-1')
    const tooMany = await call(refundGateway.apply, { ...sent, num: 3 })
    expect(tooMany).toMatchObject({ code: 5021, message: '剩余可退款数量为2' })
    expect((await call(refundGateway.apply, { ...sent, orderDetailId: 1 })).code).toBe(5201)
    const stranger = await makeShop(app)
    expect((await call(refundGateway.apply, { ...sent, merId: stranger.merId })).code).toBe(5001)
    const unpaid = await application(await makeOrder(app, shop, { isPaid: false }), 'B-2')
    expect((await call(refundGateway.apply, unpaid)).code).toBe(5010)
  })

  test('within the shop’s own rules is agreed by itself, if nothing was sent', async () => {
    const rules = { autoRefundPrice: toFen(1000), shipWithinHours: 48 }
    await app.call(orderRuleApi.edit, rules, token())
    const [order, sent] = [await makeOrder(app, shop), await makeOrder(app, shop)]
    await ship(app, shop, sent.orderNo)
    const { refundOrderNo } = await makeRefund(app, shop, { order })
    const later = await makeRefund(app, shop, { order: sent })
    const dear = await makeRefund(app, shop, { num: 2 })
    await app.drainJobs()
    const states = [refundOrderNo, later.refundOrderNo, dear.refundOrderNo].map(
      async (no) => (await info(no)).refundStatus,
    )
    expect(await Promise.all(states)).toEqual([is.refunded, is.toAudit, is.toAudit])
    expect((await notices()).filter(({ title }) => title === '自动退款')).toHaveLength(1)
  })
})

describe('goods that come back', () => {
  async function makeReturning() {
    const made = await makeRefund(app, shop, { isReturn: true })
    await agree(made.refundOrderNo, await makeReturnAddress(app, shop))
    return made.refundOrderNo
  }
  const parcel = { expressCode: 'shunfeng', trackingNumber: 'SF2002', telephone: '' }

  test('have a carrier and a number', async () => {
    const no = await makeReturning()
    const send = (with_: Partial<typeof parcel>) => call(refundGateway.sendBack, { ...one(no), ...parcel, ...with_ })
    expect((await call(refundGateway.info, one(no))).data).toMatchObject({
      refundStatus: is.returning,
      receiver: '林知夏',
      receiverAddressDetail: '浙江省杭州市西湖区文三路 1 号',
    })
    expect((await send({ expressCode: '' })).message).toBe('请选择快递公司')
    expect((await send({ expressCode: 'nobody' })).message).toBe('未找到快递公司')
    expect((await send({ trackingNumber: '' })).message).toBe('请填写快递单号')
    expect((await send({})).code).toBe(200)
    expect((await send({})).code).toBe(200)
    expect((await info(no)).refundStatus).toBe(is.toReceive)
  })

  test('within seven days; afterwards the refund is revoked', async () => {
    const [late, intime] = [await makeReturning(), await makeReturning()]
    await call(refundGateway.sendBack, { ...one(intime), ...parcel })
    app.passTime(7 * DAY + HOUR)
    await app.drainJobs()
    await signInAgain()
    expect(await info(late)).toMatchObject({ refundStatus: is.revoked, isUserRevoke: false, dueTime: null })
    expect((await info(intime)).refundStatus).toBe(is.toReceive)
  })
})

test('a buyer thinks again', async () => {
  const { refundOrderNo, orderNo } = await makeRefund(app, shop)
  expect((await call(refundGateway.revoke, one(refundOrderNo))).code).toBe(200)
  expect(await info(refundOrderNo)).toMatchObject({ refundStatus: is.revoked, isUserRevoke: true })
  expect(await orderOf(app, shop, orderNo)).toMatchObject({ refund: 0, openRefunds: 0, hasBuyerRefund: false })
  expect((await call(refundGateway.revoke, one(refundOrderNo))).code).toBe(200)
})

test('the platform decides for the buyer', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  await call(refundGateway.force, { ...one(refundOrderNo), remark: '商家逾期' })
  await app.drainJobs()
  expect(await info(refundOrderNo)).toMatchObject({
    refundStatus: is.refunded,
    isCompulsoryRefund: true,
    platformRemark: '商家逾期',
  })
})

test('another shop’s refund does not exist, whatever its state', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const foreign = { merId: (await makeShop(app)).merId, refundOrderNo }
  const absent = { code: 5501, message: '退款单不存在' }
  const parcel = { expressCode: '', trackingNumber: '', telephone: '' }
  expect(await call(refundGateway.revoke, foreign)).toMatchObject(absent)
  expect(await call(refundGateway.sendBack, { ...foreign, ...parcel })).toMatchObject(absent)
  expect(await call(refundGateway.force, { ...foreign, remark: '' })).toMatchObject(absent)
  expect(await call(refundGateway.info, foreign)).toMatchObject(absent)
  const result = { merId: foreign.merId, outRefundNo: refundOrderNo, isPaid: true, error: '' }
  expect(await call(refundGateway.channelResult, result)).toMatchObject(absent)
})

test('the channel tells later what it did, as often as it likes', async () => {
  const { refundOrderNo, orderNo } = await makeRefund(app, shop, { payment: { payNo: 'P-pending' } })
  const result = (isPaid: boolean, error = '') =>
    call(refundGateway.channelResult, { merId: shop.merId, outRefundNo: refundOrderNo, isPaid, error })
  expect((await result(true)).code).toBe(5501)
  await agree(refundOrderNo)
  await app.drainJobs()
  expect((await info(refundOrderNo)).refundStatus).toBe(is.refunding)
  await result(false, '账户异常')
  expect(await info(refundOrderNo)).toMatchObject({ refundStatus: is.refunding, channelError: '账户异常' })
  const answers = await Promise.all([result(true), result(true)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect((await result(false, '太晚了')).code).toBe(200)
  expect(await info(refundOrderNo)).toMatchObject({ refundStatus: is.refunded, channelError: '' })
  expect(await linesOf(app, shop, orderNo)).toMatchObject([{ refunded: 1, applied: 0 }])
})

describe('a shop that does not answer', () => {
  test('is reminded once; the platform may decide that it has agreed', async () => {
    const { refundOrderNo } = await makeRefund(app, shop)
    app.passTime(49 * HOUR)
    await app.drainJobs()
    await signInAgain()
    expect((await info(refundOrderNo)).refundStatus).toBe(is.toAudit)
    expect((await notices()).filter(({ title }) => title === '退款超时')).toHaveLength(1)

    await setConfig(app, { refund_agrees_itself: '1', refund_respond_hours: '2' })
    const [money, goods] = [await makeRefund(app, shop), await makeRefund(app, shop, { isReturn: true })]
    app.passTime(3 * HOUR)
    await app.drainJobs()
    expect((await info(money.refundOrderNo)).refundStatus).toBe(is.refunded)
    // There is no address to send the goods to.
    expect((await info(goods.refundOrderNo)).refundStatus).toBe(is.toAudit)
    await setConfig(app, { refund_agrees_itself: '0', refund_respond_hours: '48' })
  })

  test('has the hours of a holiday besides, also of one that was announced later', async () => {
    const { refundOrderNo } = await makeRefund(app, shop)
    const start = app.now().getTime() + HOUR
    const holiday = { startTime: new Date(start), endTime: new Date(start + 24 * HOUR), note: '', isBookable: true }
    await app.call(holidayApi.add, holiday, { token: shop.owner.token })
    const reminders = async () => (await notices()).filter(({ content }) => content.includes('超过处理时限')).length
    const before = await reminders()
    app.passTime(49 * HOUR)
    await app.drainJobs()
    await signInAgain()
    expect(await reminders()).toBe(before)
    app.passTime(24 * HOUR)
    await app.drainJobs()
    await signInAgain()
    expect(await reminders()).toBe(before + 1)
    expect((await info(refundOrderNo)).refundStatus).toBe(is.toAudit)
  })
})

test('a courier who was called has nothing to fetch when everything is refunded', async () => {
  const order = await makeOrder(app, shop)
  await assignCourier(app, shop, order.orderNo)
  const { refundOrderNo } = await makeRefund(app, shop, { order, num: 2 })
  await agree(refundOrderNo)
  await app.drainJobs()
  expect(await orderOf(app, shop, order.orderNo)).toMatchObject({ status: orderStatus.is.assigned, refund: 3 })
  expect(await currentCouriers(app, shop, order.orderNo)).toEqual([])
})

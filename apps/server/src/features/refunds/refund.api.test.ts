import { PHONE_WANTED } from '@zhanggui/domain/user/buyer-search'
import { productApi } from '@zhanggui/contract/goods/product'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { returnAddressApi } from '@zhanggui/contract/store/return-address'
import { orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { linesOf, makeRefund, makeSentBack, orderOf, ship } from '#test/make/orders/refund'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { makeReturnAddress, returnAddressDraft } from '#test/make/store/store-settings'
import { stockTotals } from '#test/read/product.sql'
import { recordSent } from '#test/statements/sent-statements'
import { listRefunds } from './list-refunds.sql.ts'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, token = shop.owner.token) =>
  app.call(endpoint, input, { token })
/** What the console would not send. */
const post = ({ path }: Endpoint, body: object) => send(`${app.url}/api${path}`, { token: shop.owner.token, body })
const info = async (refundOrderNo: string) => (await call(refundApi.info, { refundOrderNo })).data
const agree = (refundOrderNo: string, merAddressId?: number) =>
  call(refundApi.audit, { refundOrderNo, auditType: 'success', merAddressId })
const is = refundStatus.is
const ALL = { page: 1, refundStatus: 9 } as const

describe('the queue', () => {
  test('shows what buyers ask for, with counts', async () => {
    const [first, second] = [await makeRefund(app, shop), await makeRefund(app, shop)]
    await call(refundApi.audit, { refundOrderNo: first.refundOrderNo, auditType: 'refuse', reason: '已发货' })
    const { data } = await call(refundApi.list, { refundStatus: 9 })
    expect(data.list.map(({ refundOrderNo }) => refundOrderNo)).toEqual([second.refundOrderNo, first.refundOrderNo])
    expect(data.list[0]).toMatchObject({
      orderNo: second.orderNo,
      userNickName: '茶客小林',
      refundStatus: is.toAudit,
      refundPrice: 990,
      totalNum: 1,
      refundReasonWapImg: ['/media/a.png'],
      refundOrderInfo: { payNum: 2, payPrice: 1980, applyRefundNum: 1 },
    })
    expect(data.list[0]?.dueTime).not.toBeNull()
    const ordered = async (sort: 'createTime' | 'dueTime' | '-dueTime') =>
      (await call(refundApi.list, { refundStatus: 9, sort })).data.list.map(({ refundOrderNo }) => refundOrderNo)
    expect(await ordered('createTime')).toEqual([first.refundOrderNo, second.refundOrderNo])
    // The refused one has no deadline any more.
    expect(await ordered('dueTime')).toEqual([second.refundOrderNo, first.refundOrderNo])
    expect(await ordered('-dueTime')).toEqual([second.refundOrderNo, first.refundOrderNo])
    expect((await call(refundApi.tabs, {})).data).toMatchObject({ all: 2, await: 1, reject: 1, refunded: 0 })
    expect((await call(refundApi.tabs, { content: '没有这样的' })).data).toMatchObject({ all: 0, await: 0 })
  })

  test('is searched by the buyer, by the end of the phone or all of it', async () => {
    await makeRefund(app, shop)
    const count = async (searchType: 'all' | 'uid' | 'phone' | 'nickname', content: string) =>
      (await call(refundApi.list, { refundStatus: 9, searchType, content })).data.total
    expect([await count('uid', '1001'), await count('nickname', '小林'), await count('phone', '5678')]).toEqual([
      1, 1, 1,
    ])
    expect([await count('all', '5678'), await count('all', '567'), await count('uid', '10')]).toEqual([1, 0, 0])
    expect([await count('phone', '13912345678'), await count('all', '45678')]).toEqual([1, 0])
    const part = await call(refundApi.list, { refundStatus: 9, searchType: 'phone', content: '45678' })
    expect(part).toMatchObject({ code: 400, message: PHONE_WANTED })
  })

  test('one of them tells everything, and who the buyer is only on demand', async () => {
    const { refundOrderNo, orderNo } = await makeRefund(app, shop)
    expect(await info(refundOrderNo)).toMatchObject({
      refundReasonWap: '不想要了',
      refundReasonWapExplain: '买多了',
      sum: { linePay: 1980, lineFreight: 0, payNum: 2, refundedNum: 0, refundedPrice: 0, most: 1980 },
      statusList: [{ changeType: 'apply', changeMessage: '用户申请仅退款，原因：不想要了' }],
      orderInfoVo: {
        orderNo,
        nickname: '茶客小林',
        phone: '139****5678',
        realName: '林**',
        userPhone: '138****5678',
        userAddress: '浙江省杭州市西湖区****',
        deliveryNum: 0,
        totalNum: 2,
      },
    })
    const whole = { realName: '林小茶', userPhone: '13812345678', phone: '13912345678' }
    expect((await call(refundApi.reveal, { refundOrderNo })).data).toMatchObject(whole)
    const staff = await makeStaff(app, shop, { permissions: [refundApi.info.permission] })
    expect((await call(refundApi.reveal, { refundOrderNo }, staff.token)).code).toBe(403)
  })

  test('asks the database as often for many as for one', async () => {
    for (let n = 0; n < 4; n += 1) await makeRefund(app, shop)
    const { pool } = app.platform
    const asked = async (limit: number) =>
      recordSent(pool, () =>
        inMerchant(pool, shop.merId, 'read', (db) => listRefunds(db, { ...ALL, limit }, app.now())),
      )
    const [one, many] = [await asked(1), await asked(4)]
    expect([one.answer.list.length, many.answer.list.length]).toEqual([1, 4])
    expect(many.statements.length).toBe(one.statements.length)
  })

  test('takes notes', async () => {
    const { refundOrderNo } = await makeRefund(app, shop)
    await call(refundApi.remark, { refundOrderNo, remark: '老顾客' })
    expect((await info(refundOrderNo)).merRemark).toBe('老顾客')
  })
})

describe('what is agreed', () => {
  test('goes back as money, and back on the shelf what was not sent', async () => {
    const { refundOrderNo, orderNo, order } = await makeRefund(app, shop)
    expect(await agree(refundOrderNo)).toMatchObject({ code: 200 })
    expect((await info(refundOrderNo)).refundStatus).toBe(is.refunding)
    expect(await orderOf(app, shop, orderNo)).toMatchObject({ refund: orderRefund.is.applying, openRefunds: 1 })
    await app.drainJobs()
    const done = await info(refundOrderNo)
    expect(done).toMatchObject({ refundStatus: is.refunded, refundPrice: 990, dueTime: null, channelError: '' })
    expect(done.statusList.map(({ changeType }) => changeType)).toEqual(['apply', 'audit', 'refund'])
    expect(await orderOf(app, shop, orderNo)).toMatchObject({
      refund: orderRefund.is.partly,
      openRefunds: 0,
      hasBuyerRefund: true,
      status: orderStatus.is.toShip,
    })
    expect(await linesOf(app, shop, orderNo)).toMatchObject([{ applied: 0, refunded: 1, refunded_fen: 990 }])
    expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 99 })
  })

  test('with goods to come back names one of the shop’s own addresses, in full', async () => {
    const { refundOrderNo } = await makeRefund(app, shop, { isReturn: true })
    expect(await agree(refundOrderNo)).toMatchObject({ code: 4401, message: '请选择商家退货地址' })
    const foreign = await makeReturnAddress(app, await makeShop(app))
    expect(await agree(refundOrderNo, foreign)).toMatchObject({ code: 4401, message: '商户地址不存在' })
    const own = (await call(returnAddressApi.add, returnAddressDraft)).data.id
    await agree(refundOrderNo, own)
    await call(returnAddressApi.update, { id: own, ...returnAddressDraft, detail: '搬走了' })
    expect(await info(refundOrderNo)).toMatchObject({
      refundStatus: is.returning,
      receiver: '林知夏',
      receiverPhone: '13800138000',
      receiverAddressDetail: '浙江省杭州市西湖区文三路 1 号',
    })
  })

  test('is paid once the goods are back; what was sent and came back is sold again', async () => {
    const { refundOrderNo, order } = await makeSentBack(app, shop)
    expect(await info(refundOrderNo)).toMatchObject({
      refundStatus: is.toReceive,
      expressName: '顺丰速运',
      trackingNumber: 'SF1001',
      telephone: '139****5678',
    })
    expect((await call(refundApi.logistics, { refundOrderNo })).data).toMatchObject({
      number: 'SF1001',
      expName: '顺丰速运',
    })
    expect((await call(refundApi.receive, { refundOrderNo })).code).toBe(200)
    await app.drainJobs()
    expect((await info(refundOrderNo)).refundStatus).toBe(is.refunded)
    expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 99 })
  })

  test('is refunded as it was bought when its product is gone since', async () => {
    const { refundOrderNo, orderNo, order } = await makeRefund(app, shop)
    const bought = async () => (await call(orderApi.info, { orderNo })).data.orderDetailList
    const [before] = await bought()
    for (const type of ['recycle', 'delete'] as const) {
      expect(await call(productApi.delete, { id: order.product.id, type })).toMatchObject({ code: 200 })
    }
    await agree(refundOrderNo)
    await app.drainJobs()
    expect(await info(refundOrderNo)).toMatchObject({ refundStatus: is.refunded, refundPrice: 990 })
    const { productName, sku, price, image } = before ?? {}
    expect(await bought()).toMatchObject([{ productName, sku, price, image, refundNum: 1 }])
    expect(productName).not.toBe('')
  })

  test('goods that were sent and stay with the buyer are not sold again', async () => {
    const order = await makeOrder(app, shop)
    await ship(app, shop, order.orderNo)
    const { refundOrderNo } = await makeRefund(app, shop, { order })
    await agree(refundOrderNo)
    await app.drainJobs()
    expect(await stockTotals(app, shop, order.product.id)).toMatchObject({ total: 98 })
  })
})

describe('what is refused', () => {
  test('says why, and the pieces are free again', async () => {
    const { refundOrderNo, orderNo } = await makeRefund(app, shop)
    const refused = { refundOrderNo, auditType: 'refuse' } as const
    expect(await post(refundApi.audit, refused)).toMatchObject({ code: 400, message: '请填写拒绝退款原因' })
    await call(refundApi.audit, { ...refused, reason: '已过期' })
    expect(await info(refundOrderNo)).toMatchObject({ refundStatus: is.refused, refundReason: '已过期' })
    expect(await orderOf(app, shop, orderNo)).toMatchObject({ refund: 0, openRefunds: 0, hasBuyerRefund: false })
    expect(await linesOf(app, shop, orderNo)).toMatchObject([{ applied: 0, refunded: 0 }])
  })

  test('one of two applications leaves the other waiting', async () => {
    const { refundOrderNo, orderNo, order } = await makeRefund(app, shop)
    await makeRefund(app, shop, { order })
    await call(refundApi.audit, { refundOrderNo, auditType: 'refuse', reason: '不行' })
    expect(await orderOf(app, shop, orderNo)).toMatchObject({ refund: orderRefund.is.applying, openRefunds: 1 })
  })

  test('goods that came back in pieces', async () => {
    const { refundOrderNo } = await makeSentBack(app, shop)
    const blank = await post(refundApi.refuseGoods, { refundOrderNo, reason: ' ' })
    expect(blank).toMatchObject({ code: 400, message: '请填写拒绝收货原因' })
    await call(refundApi.refuseGoods, { refundOrderNo, reason: '商品破损' })
    expect(await info(refundOrderNo)).toMatchObject({ refundStatus: is.refused, refundReason: '商品破损' })
  })
})

test('a step that is not the next one is refused, and a foreign refund does not exist, whatever its state', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const wrong = { code: 5502, message: '退款单状态异常' }
  expect(await call(refundApi.receive, { refundOrderNo })).toMatchObject(wrong)
  expect(await call(refundApi.refuseGoods, { refundOrderNo, reason: '不' })).toMatchObject(wrong)
  expect(await call(refundApi.retry, { refundOrderNo })).toMatchObject(wrong)
  await agree(refundOrderNo)
  expect(await agree(refundOrderNo)).toMatchObject(wrong)
  expect(await call(refundApi.logistics, { refundOrderNo })).toMatchObject({ code: 5102 })

  const { token } = (await makeShop(app)).owner
  const absent = { code: 5501, message: '退款单不存在', data: null }
  const reason = '不'
  expect(await call(refundApi.audit, { refundOrderNo, auditType: 'refuse', reason }, token)).toMatchObject(absent)
  expect(await call(refundApi.receive, { refundOrderNo }, token)).toMatchObject(absent)
  expect(await call(refundApi.refuseGoods, { refundOrderNo, reason }, token)).toMatchObject(absent)
  expect(await call(refundApi.remark, { refundOrderNo, remark: '我的' }, token)).toMatchObject(absent)
  expect(await call(refundApi.reveal, { refundOrderNo }, token)).toMatchObject(absent)
  expect(await call(refundApi.info, { refundOrderNo }, token)).toMatchObject(absent)
})

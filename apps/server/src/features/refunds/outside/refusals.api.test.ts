import { refundApi } from '@zhanggui/contract/order/refund'
import { afterSales, returnWay } from '@zhanggui/domain/order/refund-codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import { makeRefund } from '#test/make/orders/refund'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { makeReturnAddress } from '#test/make/store/store-settings'
import { logLines } from '#test/read/log.sql'
import { applyForRefund } from './apply-refund.ts'
import { forceRefund } from './force-refund.ts'
import { revokeRefund } from './revoke-refund.ts'
import { sendBackGoods } from './send-back-goods.ts'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
})

const token = () => ({ token: shop.owner.token })

/** Agreed, and waiting for the goods. */
async function makeReturning() {
  const { refundOrderNo } = await makeRefund(app, shop, { isReturn: true })
  const merAddressId = await makeReturnAddress(app, shop)
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success', merAddressId }, token())
  return refundOrderNo
}

const parcel = { expressCode: 'shunfeng', trackingNumber: 'SF1001', telephone: '13912345678' }
const sendBack = (refundOrderNo: string, more: Partial<typeof parcel>) =>
  inShop(app, shop, (context) => sendBackGoods(context, { refundOrderNo, ...parcel, ...more }))

test.each<[Partial<typeof parcel>, string]>([
  [{ expressCode: '' }, '请选择快递公司'],
  [{ expressCode: 'nobody' }, '未找到快递公司'],
  [{ trackingNumber: '' }, '请填写快递单号'],
])('goods that come back by parcel, with %j: %s', async (more, message) => {
  const refundOrderNo = await makeReturning()
  await expect(sendBack(refundOrderNo, more)).rejects.toThrow(message)
  const { data } = await app.call(refundApi.info, { refundOrderNo }, token())
  expect(data).toMatchObject({ refundStatus: 4, trackingNumber: '' })
})

test('who brings the goods leaves a telephone number, and has no parcel to be followed', async () => {
  const { refundOrderNo } = await makeRefund(app, shop, { isReturn: true, returnWay: returnWay.is.store })
  await app.call(refundApi.audit, { refundOrderNo, auditType: 'success' }, token())
  await expect(sendBack(refundOrderNo, { telephone: '' })).rejects.toThrow('请填写联系电话')
  await sendBack(refundOrderNo, { expressCode: '', trackingNumber: '' })
  const tracked = await app.call(refundApi.logistics, { refundOrderNo }, token())
  expect(tracked).toMatchObject({ code: 5102, message: '退货物流不存在' })
})

describe('told again by a caller who heard nothing', () => {
  const status = { message: '退款单状态异常' }
  const eventsOf = async (refundOrderNo: string, kind: string) => {
    const { data } = await app.call(refundApi.info, { refundOrderNo }, token())
    return data.statusList.filter(({ changeType }) => changeType === kind).length
  }

  test('goods are on their way once, also after they have arrived; another parcel is another thing', async () => {
    const refundOrderNo = await makeReturning()
    await Promise.all([sendBack(refundOrderNo, {}), sendBack(refundOrderNo, {})])
    await app.call(refundApi.receive, { refundOrderNo }, token())
    await sendBack(refundOrderNo, {})
    await expect(sendBack(refundOrderNo, { trackingNumber: 'SF1002' })).rejects.toMatchObject(status)
    expect(await eventsOf(refundOrderNo, 'returning')).toBe(1)
  })

  test('a buyer brings the goods once, and not before that is agreed', async () => {
    const { refundOrderNo } = await makeRefund(app, shop, { isReturn: true, returnWay: returnWay.is.store })
    await expect(sendBack(refundOrderNo, { telephone: '' })).rejects.toMatchObject(status)
    await app.call(refundApi.audit, { refundOrderNo, auditType: 'success' }, token())
    await sendBack(refundOrderNo, {})
    await sendBack(refundOrderNo, {})
    expect(await eventsOf(refundOrderNo, 'returning')).toBe(1)
  })

  test('a refund is revoked or forced once, and never the one after the other', async () => {
    const [revoked, forced] = [await makeRefund(app, shop), await makeRefund(app, shop)]
    const revoke = ({ refundOrderNo }: typeof revoked) =>
      inShop(app, shop, (context) => revokeRefund(context, { refundOrderNo }))
    const force = ({ refundOrderNo }: typeof forced, remark = '商家逾期') =>
      inShop(app, shop, (context) => forceRefund(context, { refundOrderNo, remark }))
    await revoke(revoked)
    await revoke(revoked)
    await expect(force(revoked)).rejects.toMatchObject(status)
    await force(forced)
    await force(forced)
    await app.drainJobs()
    await force(forced)
    await expect(force(forced, '另有原因')).rejects.toMatchObject(status)
    await expect(revoke(forced)).rejects.toMatchObject(status)
    expect(await eventsOf(revoked.refundOrderNo, 'revoke')).toBe(1)
    expect(await eventsOf(forced.refundOrderNo, 'compulsory')).toBe(1)
  })
})

test('who looks at the buyer of a refund is written down, without what was seen; the sixty-first look is refused', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const staff = await makeStaff(app, shop, { permissions: [refundApi.reveal.permission] })
  const reveal = () => app.call(refundApi.reveal, { refundOrderNo }, { token: staff.token })
  expect((await reveal()).data.userPhone).toBe('13812345678')
  const line = (await logLines(app, shop)).findLast(({ method }) => method === 'refund.reveal')
  expect(line?.result).toContain('138****5678')
  expect(JSON.stringify(line)).not.toMatch(/13812345678|林小茶|龙井路/)
  app.startWindow(refundApi.reveal)
  for (let nth = 0; nth < 60; nth += 1) await reveal()
  expect((await reveal()).status).toBe(429)
})

test('a line that is none of the order’s cannot be given back', async () => {
  const [{ orderNo }, other] = [await makeOrder(app, shop), await makeRefund(app, shop)]
  const { data } = await app.call(refundApi.info, { refundOrderNo: other.refundOrderNo }, token())
  const asked = applyOf(orderNo, data.refundOrderInfo.orderDetailId)
  await expect(inShop(app, shop, (context) => applyForRefund(context, asked))).rejects.toThrow('订单详情不存在')
})

const applyOf = (orderNo: string, orderDetailId: number) => ({
  orderNo,
  orderDetailId,
  num: 1,
  reason: '不想要了',
  explain: '',
  pictures: [],
  afterSalesType: afterSales.is.moneyOnly,
  returnGoodsType: returnWay.is.none,
})

const long = '长'.repeat(256)
test.each<[keyof Pick<typeof refundApi, 'audit' | 'refuseGoods' | 'remark'>, object, string]>([
  ['audit', { auditType: 'maybe' }, '请选择审核结果'],
  ['audit', { auditType: 'refuse' }, '请填写拒绝退款原因'],
  ['audit', { auditType: 'refuse', reason: '  ' }, '请填写拒绝退款原因'],
  ['audit', { auditType: 'refuse', reason: long }, '拒绝退款原因不能超过255个字符'],
  ['audit', { auditType: 'success', refundOrderNo: '' }, '退款单号不能为空'],
  ['audit', { auditType: 'success', refundOrderNo: long }, '退款单号过长'],
  ['refuseGoods', { reason: '' }, '请填写拒绝收货原因'],
  ['refuseGoods', { reason: long }, '拒绝收货原因不能超过255个字符'],
  ['remark', { remark: ' ' }, '备注内容不能为空'],
])('%s with %j: %s', async (name, body, message) => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const { path } = refundApi[name]
  const answer = await send(`${app.url}/api${path}`, { ...token(), body: { refundOrderNo, ...body } })
  expect(answer).toMatchObject({ code: 400, message })
  const { data } = await app.call(refundApi.info, { refundOrderNo }, token())
  expect(data).toMatchObject({ refundStatus: 0, merRemark: '' })
})

test.each([
  ['refundStatus=7', '未知的退款状态'],
  [`refundOrderNo=${long}`, '退款单号过长'],
  [`orderNo=${long}`, '订单号过长'],
  [`trackingNumber=${long}`, '物流单号过长'],
])('the queue with %s: %s', async (query, message) => {
  const url = `${app.url}/api${refundApi.list.path}?${encodeURI(query)}`
  expect(await send(url, { ...token(), method: 'GET' })).toMatchObject({ code: 400, message })
})

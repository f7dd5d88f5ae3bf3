import { webhookApi } from '@zhanggui/contract/event/webhook'
import { API_BASE, type Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { parcelApi } from '@zhanggui/contract/order/parcel'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { teamApi } from '@zhanggui/contract/order/team'
import { verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { beforeAll, expect, test } from 'vitest'
import { send } from '../app/send.ts'
import { setupTestApp } from '../app/test-app.ts'
import { makeShop, type Shop } from '../make/shop.sql.ts'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
})

const many = (length: number, from = 1) => Array.from({ length }, (_, index) => index + from)
const row = { orderId: 1, expressCode: 'zhongtong', expressNumber: 'ZT1' }
const rows = (more: object) => ({ rows: [{ ...row, ...more }] })
const reason = { orderNo: 'SH1', reason: ' ' }
const exchange = {
  orderNo: 'SH1',
  purpose: 'resend',
  orderDetailId: 1,
  num: 1,
  deliveryType: 'noNeed',
  reason: '破损',
}
const note = { kind: 'order', id: 1, text: '你好' }

/** What the form of a request refuses, in the words that staff read. Each differs from a good one by what it is refused for. */
const cases: readonly (readonly [Endpoint, object, string])[] = [
  [shipDeskApi.ship, { rows: [] }, '请选择订单'],
  [shipDeskApi.ship, { rows: many(501).map((orderId) => ({ ...row, orderId })) }, '一次最多处理500个订单'],
  [shipDeskApi.ship, rows({ expressCode: ' ' }), '请选择快递公司'],
  [shipDeskApi.ship, rows({ expressNumber: ' ' }), '请填写快递单号'],
  [shipDeskApi.ship, rows({ expressNumber: '单号' }), '快递单号只能包含字母、数字和横线，最多50个字符'],
  [shipDeskApi.ship, rows({ expressNumber: 'A'.repeat(51) }), '快递单号只能包含字母、数字和横线，最多50个字符'],
  [shipDeskApi.ship, { rows: [row, row] }, '同一订单只能出现一次'],
  [shipDeskApi.orders, { orderNos: many(501).map(String) }, '一次最多处理500个订单'],
  [shipDeskApi.waybills, { rows: [] }, '请选择订单'],
  [
    shipDeskApi.waybills,
    { rows: many(51).map((orderId) => ({ orderId, expressCode: 'a' })) },
    '一次最多获取50个电子面单号',
  ],
  [shipDeskApi.waybills, { rows: [{ orderId: 1, expressCode: '' }] }, '请选择快递公司'],
  [shipDeskApi.print, { kind: 'poster', orderIds: [1] }, '请选择单据'],
  [shipDeskApi.print, { kind: 'slip', orderIds: [] }, '请选择订单'],
  [shipDeskApi.print, { kind: 'slip', orderIds: many(501) }, '一次最多处理500个订单'],
  [waybillApi.list, { state: 'lost' }, '未知的面单状态'],
  [waybillApi.list, { trackingNumber: 'A'.repeat(51) }, '快递单号过长'],
  [waybillApi.list, { orderNo: 'A'.repeat(33) }, '订单号过长'],
  [waybillApi.list, { expressCode: 'A'.repeat(51) }, '快递公司不正确'],
  [orderChangeApi.unship, { id: 1, reason: '' }, '请填写原因'],
  [orderChangeApi.unship, { id: 1, reason: '长'.repeat(101) }, '原因不能超过100个字符'],
  [orderChangeApi.editPrice, { ...reason, payPrice: '1.00' }, '请填写原因'],
  [orderChangeApi.close, reason, '请填写原因'],
  [orderChangeApi.exchange, { ...exchange, purpose: 'gift' }, '请选择换货或补发'],
  [orderChangeApi.exchange, { ...exchange, num: 0 }, '数量不能小于1'],
  [orderChangeApi.exchange, { ...exchange, num: 10_000 }, '数量过大'],
  [orderChangeApi.exchange, { ...exchange, deliveryType: 'pigeon' }, '请选择配送方式'],
  [orderChangeApi.exchange, { ...exchange, reason: '' }, '请填写原因'],
  [teamApi.set, { kind: 'coupon', ids: [1] }, '请选择订单或退款单'],
  [teamApi.set, { kind: 'order', ids: [] }, '请选择单据'],
  [teamApi.set, { kind: 'order' }, '请选择单据'],
  [teamApi.set, { kind: 'order', ids: many(1001) }, '一次最多处理1000条'],
  [teamApi.set, { kind: 'order', ids: [1], flag: 9 }, '旗标不正确'],
  [teamApi.set, { kind: 'order', ids: [1], assigneeId: -1 }, '负责人不正确'],
  [teamApi.note, { ...note, text: ' ' }, '请填写内容'],
  [teamApi.note, { ...note, text: '长'.repeat(501) }, '内容不能超过500个字符'],
  [teamApi.note, { ...note, mentionIds: many(21) }, '一次最多提到20位同事'],
  [teamApi.saveTag, { name: ' ' }, '请填写标签名称'],
  [teamApi.saveTag, { name: '长'.repeat(13) }, '标签名称不能超过12个字符'],
  [phraseApi.save, { kind: 99, text: '你好' }, '未知的常用语类型'],
  [phraseApi.save, { kind: 1, text: '' }, '请填写常用语'],
  [parcelApi.list, { state: 'lost' }, '未知的包裹状态'],
  [parcelApi.list, { tab: 'lost' }, '未知的包裹分类'],
  [parcelApi.list, { trackingNumber: 'A'.repeat(51) }, '快递单号过长'],
  [parcelApi.list, { orderNo: 'A'.repeat(33) }, '订单号过长'],
  [parcelApi.list, { expressCode: 'A'.repeat(51) }, '快递公司不正确'],
  [parcelApi.handle, { ids: [], note: '已催件' }, '请选择包裹'],
  [parcelApi.handle, { ids: many(1001), note: '已催件' }, '一次最多处理1000个包裹'],
  [parcelApi.handle, { ids: [1], note: '' }, '请填写处理说明'],
  [orderApi.verify, { verifyCode: ' ' }, '核销码不能为空'],
  [verifyDeskApi.undo, { orderNo: '' }, '订单号不能为空'],
  [webhookApi.deliveries, { status: 9 }, '推送状态不正确'],
  [webhookApi.switch, { id: 1 }, '请选择打开或关闭'],
  [webhookApi.replay, { id: 1, no: 1.5 }, '事件编号必须是整数'],
  [webhookApi.replay, { id: 1, no: 0 }, '事件不存在'],
]

const nameOf = ({ area, name }: Endpoint) => `${area}.${name}`

test.each(cases.map(([endpoint, input, message]) => [nameOf(endpoint), message, endpoint, input] as const))(
  '%s: %s',
  async (_, message, { method, path }, input) => {
    const { token } = shop.owner
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input)).toString()}` : ''
    const body = method === 'GET' ? {} : { body: input }
    const reply = await send(`${app.url}${API_BASE}${path}${query}`, { method, token, ...body })
    expect(reply.code).toBe(400)
    expect(JSON.stringify([reply.message, reply.data])).toContain(`"${message}"`)
  },
)

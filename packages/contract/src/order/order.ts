import { deliveryType, orderTab, orderType } from '@zhanggui/domain/order/order-codes'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { z } from 'zod'
import { flag, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit, phone } from '../kernel/fields.ts'
import { orderBy } from '../kernel/order.ts'
import { done, pageOf, pageQuery, shortPageQuery, text } from '../kernel/shapes.ts'
import { shopDay } from '../marketing/delivery-time.ts'
import {
  buyerSearch,
  delivery,
  orderDetail,
  orderLine,
  orderNo,
  orderRow,
  orderSlip,
  receiver,
} from './order-fields.ts'
import { logistics, shipment } from './shipment.ts'
import { teamFilter } from './team-fields.ts'

/** What list, tab counts and export go by. */
export const orderFilter = z.object({
  orderNo: z.string().trim().max(32, '订单号过长').optional(),
  type: z.coerce.number<number | string>().pipe(z.literal(orderType.codes)).optional(),
  dateLimit: dateLimit.optional(),
  due: z.enum(dueBy.codes).optional(),
  /** What is to be packed for a day, and for one of the delivery times. */
  deliveryDate: shopDay.optional(),
  deliverySlot: z.coerce.number<number | string>().int('配送时段不正确').min(1, '配送时段不正确').optional(),
  ...teamFilter,
  ...buyerSearch,
  /** One box: number, tail of a phone, buyer, product, tracking number, pick-up code. */
  keyword: z.string().trim().max(50, '搜索内容过长').optional(),
})
const inTab = { status: z.enum(orderTab.codes, { error: '未知的订单状态' }) }
export const exportedOrders = orderFilter.extend(inTab)

const count = z.int()
const tabCounts = z.object({
  all: count,
  unPaid: count,
  notShipped: count,
  dispatching: count,
  spike: count,
  verification: count,
  receiving: count,
  complete: count,
  refunded: count,
  cancel: count,
  deleted: count,
  /** There are more: counting under a filter stops at some number. */
  isPartial: flag,
})

const event = z.object({
  id: z.int(),
  changeType: z.string(),
  changeMessage: z.string(),
  operatorName: z.string(),
  createTime: shopTime,
})

const pieces = z.object({ orderDetailId: id, num: z.int().min(1, '数量不能小于1') })

const BASE = '/admin/merchant/order'
const byNo = { orderNo }

export const orderApi = area(
  'order',
  {
    list: get(`${BASE}/list`, {
      title: '订单列表',
      permission: 'merchant:order:page:list',
      query: shortPageQuery.extend({ ...exportedOrders.shape, sort: orderBy(['createTime', 'dueTime']).optional() }),
      reply: pageOf(orderRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '订单状态数量',
      permission: 'merchant:order:status:num',
      query: orderFilter,
      reply: tabCounts,
    }),
    info: get(`${BASE}/info/{orderNo}`, {
      title: '订单详情',
      permission: 'merchant:order:info',
      params: byNo,
      reply: orderDetail,
    }),
    lines: get(`${BASE}/{orderNo}/detail/list`, {
      title: '订单商品明细',
      permission: 'merchant:order:detail:list',
      params: byNo,
      reply: z.array(orderLine),
    }),
    shipments: get(`${BASE}/{orderNo}/invoice/list`, {
      title: '订单发货单列表',
      permission: 'merchant:order:invoice:list',
      params: byNo,
      reply: z.array(shipment),
    }),
    events: get(`${BASE}/status/list`, {
      title: '订单操作记录',
      permission: 'merchant:order:info',
      query: pageQuery.extend({ orderNo }),
      reply: pageOf(event),
    }),
    /** To whom an order goes that may be sent now: what whoever packs it needs to see. */
    receiver: get(`${BASE}/{orderNo}/receiver`, {
      title: '发货收货信息',
      permission: 'merchant:order:send',
      sensitive: true,
      rate: { max: 600, seconds: 3600 },
      params: byNo,
      reply: receiver,
    }),
    send: post(`${BASE}/send`, {
      title: '订单发货',
      permission: 'merchant:order:send',
      body: z.object({
        orderNo,
        deliveryType: z.enum(deliveryType.codes, { error: '请选择配送方式' }),
        isSplit: z.boolean({ error: '请选择是否拆单发货' }),
        ...delivery,
        detailList: z.array(pieces).max(200, '一次最多发200种商品').optional(),
      }),
      reply: done,
    }),
    editShipment: post(`${BASE}/invoice/update`, {
      title: '修改发货单配送信息',
      permission: 'merchant:order:invoice:update',
      body: z.object({ id, version: z.int().optional(), ...delivery }),
      reply: done,
    }),
    logistics: get(`${BASE}/get/{invoiceId}/logistics/info`, {
      title: '发货单物流详情',
      permission: 'merchant:order:logistics:info',
      reply: logistics,
    }),
    remark: post(`${BASE}/mark`, {
      title: '订单备注',
      permission: 'merchant:order:mark',
      body: z.object({ orderNo, remark: text('备注内容', { max: 255 }) }),
      reply: done,
    }),
    verify: post(`${BASE}/verification`, {
      title: '核销订单',
      permission: 'merchant:order:verification',
      body: z.object({ verifyCode: text('核销码', { max: 20 }) }),
      reply: z.object({ orderNo: z.string() }),
    }),
    editReceiver: post(`${BASE}/address/edit`, {
      title: '修改收货信息',
      permission: 'merchant:order:address',
      body: z.object({
        orderNo,
        realName: text('收货人', { max: 50 }),
        userPhone: phone('收货电话'),
        userAddress: text('收货地址', { max: 250 }),
      }),
      reply: done,
    }),
    reveal: post(`${BASE}/reveal`, {
      title: '查看买家信息',
      permission: 'merchant:order:reveal',
      changes: false,
      sensitive: true,
      body: z.object({ orderNo }),
      reply: receiver.extend({ phone: z.string() }),
      rate: { max: 60, seconds: 3600 },
    }),
    print: post(`${BASE}/printreceipt/{orderNo}`, {
      title: '打印小票',
      permission: 'merchant:order:print',
      params: byNo,
      alsoGet: true,
      reply: z.object({ printers: z.array(z.object({ name: z.string(), error: z.string() })) }),
    }),
    /** What stands on the slip, for a page that the browser prints. */
    slip: get(`${BASE}/slip/{orderNo}`, {
      title: '小票内容',
      permission: 'merchant:order:print',
      sensitive: true,
      // As many as a day of printing one by one needs, and no more: it says who the buyer is.
      rate: { max: 300, seconds: 3600 },
      params: byNo,
      reply: orderSlip,
    }),
    delete: post(`${BASE}/delete/{orderNo}`, {
      title: '删除订单',
      permission: 'merchant:order:delete',
      params: byNo,
      reply: done,
      operation: 'remove',
    }),
    export: get('/admin/merchant/export/order/excel', {
      title: '导出订单',
      permission: 'merchant:export:order:excel',
      // It starts a task, so it counts as a change although it is a GET.
      changes: true,
      operation: 'export',
      query: exportedOrders,
      reply: z.object({ fileName: z.string(), taskId: z.int() }),
      rate: { max: 10, seconds: 60 },
    }),
  },
  '/order/list',
)

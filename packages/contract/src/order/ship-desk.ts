import { MOST_AT_DESK, sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { TRACKING_NUMBER } from '@zhanggui/domain/order/desk/desk-rows'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post, upload } from '../kernel/endpoint.ts'
import { pageOf, pageQuery } from '../kernel/shapes.ts'
import { orderFlags, orderNo, receiver } from './order-fields.ts'
import { orderFilter } from './order.ts'

const tooMany = `一次最多处理${MOST_AT_DESK}个订单`
const ids = z.array(id).min(1, '请选择订单').max(MOST_AT_DESK, tooMany)

/** Goods of an order, and how many of them are still to be sent. */
const deskLine = z.object({
  id: z.int(),
  productId: z.int(),
  skuId: z.int(),
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  num: z.int(),
})

export const deskOrder = z.object({
  id: z.int(),
  orderNo: z.string(),
  ...orderFlags,
  ...receiver.shape,
  nickName: z.string(),
  isLogoff: z.boolean(),
  userRemark: z.string(),
  merchantRemark: z.string(),
  createTime: shopTime,
  dueTime: shopTime.nullable(),
  goods: z.array(deskLine),
  /** The number that was got for it and that no parcel has yet; blank: none. */
  waybillCode: z.string(),
  waybillNumber: z.string(),
  /** How often each sheet was printed. */
  printed: z.object({ pick: z.int(), slip: z.int(), label: z.int() }),
})
export type DeskOrder = z.output<typeof deskOrder>

const carrierCode = z.string({ error: '请选择快递公司' }).trim().min(1, '请选择快递公司').max(50)
/** Orders with the same number here (not 0) go in one box. */
const parcel = z.int().min(0).max(MOST_AT_DESK).default(0)

const shipRow = z.object({
  orderId: id,
  expressCode: carrierCode,
  expressNumber: z
    .string({ error: '请填写快递单号' })
    .trim()
    .min(1, '请填写快递单号')
    .regex(TRACKING_NUMBER, '快递单号只能包含字母、数字和横线，最多50个字符'),
  parcel,
})

/** A row of a file of tracking numbers; with a reason it cannot be taken. */
const fileRow = z.object({
  line: z.int(),
  orderId: z.int(),
  orderNo: z.string(),
  expressCode: z.string(),
  expressName: z.string(),
  trackingNumber: z.string(),
  /** Rows of the file with the same number here (not 0) go in one box. */
  parcel: z.int(),
  reason: z.string(),
})
export type TrackingFileRow = z.output<typeof fileRow>

const pick = z.object({
  productId: z.int(),
  skuId: z.int(),
  productName: z.string(),
  sku: z.string(),
  image: z.string(),
  num: z.int(),
  orders: z.int(),
})

const sheetGoods = z.array(z.object({ productName: z.string(), sku: z.string(), num: z.int() }))

const sheetOrder = z.object({
  orderNo: z.string(),
  createTime: shopTime,
  ...receiver.shape,
  userRemark: z.string(),
  goods: sheetGoods,
  /** Of a label: other orders in the box. */
  boxed: z.array(z.object({ orderNo: z.string(), goods: sheetGoods })),
  expressName: z.string(),
  trackingNumber: z.string(),
  routingCode: z.string(),
  hubName: z.string(),
  sender: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  /** How often such a sheet had been printed before. */
  printedBefore: z.int(),
})
export type SheetOrder = z.output<typeof sheetOrder>

const sheets = z.object({
  kind: z.enum(sheetKind.codes),
  merName: z.string(),
  printTime: shopTime,
  operatorName: z.string(),
  orderCount: z.int(),
  /** Of a pick list. */
  picks: z.array(pick),
  /** Of slips and labels. */
  orders: z.array(sheetOrder),
})
export type Sheets = z.output<typeof sheets>

const BASE = '/admin/merchant/order/shipDesk'
const permission = 'merchant:order:ship:desk'

/** 批量发货: many orders at once. Everything here shows where they go, so it is for whoever packs. */
export const shipDeskApi = area(
  'shipDesk',
  {
    /** Chosen orders in their order, or the oldest ones of a filter that are to be sent. */
    orders: post(`${BASE}/orders`, {
      title: '批量发货订单',
      permission,
      changes: false,
      sensitive: true,
      rate: { max: 120, seconds: 3600 },
      body: z.object({
        orderNos: z.array(orderNo).max(MOST_AT_DESK, tooMany).optional(),
        filter: orderFilter.optional(),
      }),
      reply: z.object({ list: z.array(deskOrder), total: z.int() }),
    }),
    ship: post(`${BASE}/ship`, {
      title: '批量发货',
      permission,
      body: z.object({ rows: z.array(shipRow).min(1, '请选择订单').max(MOST_AT_DESK, tooMany) }),
      reply: z.object({ taskId: z.int(), total: z.int() }),
    }),
    /** What a file of tracking numbers would do; nothing is changed. */
    checkFile: upload(`${BASE}/file`, {
      title: '检查快递单号文件',
      permission,
      file: { maxBytes: 2 * 1024 * 1024 },
      reply: z.object({ rows: z.array(fileRow) }),
    }),
    /** Numbers from the carrier, which is told what is in each box. An order that has one already keeps it. */
    waybills: post(`${BASE}/waybills`, {
      title: '获取电子面单号',
      permission,
      body: z.object({
        rows: z
          .array(z.object({ orderId: id, expressCode: carrierCode, boxed: ids.optional() }))
          .min(1, '请选择订单')
          .max(50, '一次最多获取50个电子面单号'),
      }),
      reply: z.object({
        list: z.array(z.object({ orderId: z.int(), trackingNumber: z.string(), reason: z.string() })),
      }),
    }),
    print: post(`${BASE}/print`, {
      title: '打印发货单据',
      permission,
      body: z.object({
        kind: z.enum(sheetKind.codes, { error: '请选择单据' }),
        orderIds: ids,
        /** Of labels: orders without a number of their own, by the order whose label their box has. */
        boxed: z
          .array(z.object({ orderId: id, boxOf: id }))
          .max(MOST_AT_DESK, tooMany)
          .optional(),
      }),
      reply: z.object({ id: z.int(), reprints: z.int() }),
    }),
    prints: get(`${BASE}/print/list`, {
      title: '单据打印记录',
      permission,
      query: pageQuery.extend({ kind: z.enum(sheetKind.codes).optional() }),
      reply: pageOf(
        z.object({
          id: z.int(),
          kind: z.enum(sheetKind.codes),
          orders: z.int(),
          reprints: z.int(),
          adminName: z.string(),
          createTime: shopTime,
        }),
      ),
    }),
    sheets: get(`${BASE}/print/{id}`, {
      title: '发货单据内容',
      permission,
      sensitive: true,
      rate: { max: 120, seconds: 3600 },
      reply: sheets,
    }),
  },
  '/order/shipDesk',
)

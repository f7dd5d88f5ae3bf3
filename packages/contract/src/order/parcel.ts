import {
  HANDLED_NOTE_LENGTH,
  MOST_HANDLED,
  parcelProblem,
  parcelState,
  parcelTab,
} from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { orderBy } from '../kernel/order.ts'
import { done, pageOf, shortPageQuery, text } from '../kernel/shapes.ts'
import { teamFilter } from './team-fields.ts'

/** What list, tab counts and batches go by. */
const parcelFilter = z.object({
  trackingNumber: z.string().trim().max(50, '快递单号过长').optional(),
  orderNo: z.string().trim().max(32, '订单号过长').optional(),
  expressCode: z.string().trim().max(50, '快递公司不正确').optional(),
  state: z.enum(parcelState.codes, { error: '未知的包裹状态' }).optional(),
  assigneeId: teamFilter.assigneeId,
  /** When they were sent. */
  dateLimit: dateLimit.optional(),
})

const listedParcels = parcelFilter.extend({
  tab: z.enum(parcelTab.codes, { error: '未知的包裹分类' }).optional(),
})

const parcelRow = z.object({
  /** Of the shipment. */
  id: z.int(),
  orderNo: z.string(),
  expressName: z.string(),
  trackingNumber: z.string(),
  state: z.enum(parcelState.codes),
  problem: z.enum(parcelProblem.codes).nullable(),
  lastTrace: z.string(),
  /** Of the last trace, or when it was sent: since then nothing has happened. */
  sinceTime: shopTime,
  sendTime: shopTime,
  pollTime: shopTime.nullable(),
  /** Why the last question had no answer; blank: it had one. */
  pollError: z.string(),
  /** The carrier is still asked. */
  isWatched: z.boolean(),
  assigneeName: z.string(),
  handledName: z.string(),
  handledNote: z.string(),
  handledTime: shopTime.nullable(),
})
export type ParcelRow = z.output<typeof parcelRow>

const count = z.int()
const BASE = '/admin/merchant/order/parcel'
const permission = 'merchant:order:parcel:list'

/** 包裹看板: parcels on their way, and those that somebody should look into. */
export const parcelApi = area(
  'parcel',
  {
    list: get(`${BASE}/list`, {
      title: '包裹列表',
      permission,
      query: shortPageQuery.extend({
        ...listedParcels.shape,
        sort: orderBy(['sinceTime', 'sendTime']).optional(),
      }),
      reply: pageOf(parcelRow),
    }),
    /** All of them are counted up to ten thousand. */
    tabs: get(`${BASE}/status/num`, {
      title: '包裹状态数量',
      permission,
      query: parcelFilter,
      reply: z.object({
        all: count,
        open: count,
        uncollected: count,
        stalled: count,
        returned: count,
        signedByOther: count,
        handled: count,
      }),
    }),
    /** Questions to the carriers today, and parcels whose last one had no answer. */
    polling: get(`${BASE}/polling`, {
      title: '物流查询情况',
      permission,
      reply: z.object({ used: count, perDay: count, failing: count }),
    }),
    poll: post(`${BASE}/poll/{id}`, {
      title: '立即查询物流',
      permission: 'merchant:order:parcel:poll',
      reply: done,
    }),
    handle: post(`${BASE}/handle`, {
      title: '标记包裹已处理',
      permission: 'merchant:order:parcel:handle',
      body: z.object({
        /** These, or with a filter everything that the list shows; then `expected` is how many were seen. */
        ids: z.array(id).min(1, '请选择包裹').max(MOST_HANDLED, `一次最多处理${MOST_HANDLED}个包裹`).optional(),
        filter: listedParcels.optional(),
        expected: z.int().min(0).optional(),
        note: text('处理说明', { max: HANDLED_NOTE_LENGTH, blank: '请填写处理说明' }),
      }),
      reply: z.object({ handled: count }),
    }),
  },
  '/order/parcels',
)

import { waybillState } from '@zhanggui/domain/order/desk/waybill-state'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { done, pageOf, shortPageQuery } from '../kernel/shapes.ts'

/** What list and tab counts go by. */
const waybillFilter = z.object({
  trackingNumber: z.string().trim().max(50, '快递单号过长').optional(),
  orderNo: z.string().trim().max(32, '订单号过长').optional(),
  expressCode: z.string().trim().max(50, '快递公司不正确').optional(),
  /** When they were asked for. */
  dateLimit: dateLimit.optional(),
})

const waybillRow = z.object({
  id: z.int(),
  orderNo: z.string(),
  expressName: z.string(),
  /** Blank: the carrier has given none yet. */
  trackingNumber: z.string(),
  state: z.enum(waybillState.codes),
  adminName: z.string(),
  createTime: shopTime,
  cancelName: z.string(),
  cancelTime: shopTime.nullable(),
  /** Why it could not be cancelled the last time. */
  cancelError: z.string(),
})
export type WaybillRow = z.output<typeof waybillRow>

const count = z.int()
const BASE = '/admin/merchant/order/shipDesk/waybill'
const permission = 'merchant:order:ship:desk'

/** 电子面单记录: numbers that were asked for at the carriers, and giving back those that nobody needs. */
export const waybillApi = area(
  'waybill',
  {
    list: get(`${BASE}/list`, {
      title: '电子面单列表',
      permission,
      query: shortPageQuery.extend({
        ...waybillFilter.shape,
        state: z.enum(waybillState.codes, { error: '未知的面单状态' }).optional(),
      }),
      reply: pageOf(waybillRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '电子面单状态数量',
      permission,
      query: waybillFilter,
      reply: z.object({
        all: count,
        unused: count,
        used: count,
        asked: count,
        cancelling: count,
        cancelled: count,
      }),
    }),
    /** At the carrier. An attempt whose answer was lost can be made again. */
    cancel: post(`${BASE}/cancel/{id}`, { title: '取消电子面单号', permission, reply: done }),
  },
  '/order/shipDesk',
)

import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { phone } from '../kernel/fields.ts'
import { done, text } from '../kernel/shapes.ts'
import { orderNo } from './order-fields.ts'

const courier = {
  deliveryCarrier: text('配送人员', { max: 20, blank: '请填写配送人员' }),
  carrierPhone: phone('配送人员手机号'),
  expectTime: shopTime.optional(),
}

const progress = z.object({
  id: z.int(),
  carrier: z.string(),
  carrierPhone: z.string(),
  expectTime: shopTime.nullable(),
  assignTime: shopTime,
  acceptTime: shopTime.nullable(),
  arriveTime: shopTime.nullable(),
  pickTime: shopTime.nullable(),
  deliverTime: shopTime.nullable(),
  cancelTime: shopTime.nullable(),
  cancelReason: z.string(),
})
export type DispatchProgress = z.output<typeof progress>

const BASE = '/admin/merchant/order'
const permission = 'merchant:order:dispatch'

/** The shop's own couriers (statuses 10 to 13; sheet of orders, 7.1). */
export const dispatchApi = area(
  'dispatch',
  {
    assign: post(`${BASE}/dispatch/assign`, {
      title: '派单',
      permission,
      body: z.object({ orderNo, ...courier }),
      reply: done,
    }),
    reassign: post(`${BASE}/dispatch/reassign`, {
      title: '改派',
      permission,
      body: z.object({ orderNo, ...courier }),
      reply: done,
    }),
    cancel: post(`${BASE}/dispatch/cancel`, {
      title: '撤回派单',
      permission,
      body: z.object({ orderNo, reason: text('撤回原因', { max: 100 }) }),
      reply: done,
    }),
    advance: post(`${BASE}/dispatch/advance`, {
      title: '配送进度',
      permission,
      body: z.object({ orderNo, to: z.literal([11, 12, 13, 5], { error: '请选择配送进度' }) }),
      reply: done,
    }),
    /** The current courier first, then those who were sent back. */
    progress: get(`${BASE}/{orderNo}/dispatch`, {
      title: '配送进度详情',
      permission,
      params: { orderNo },
      reply: z.array(progress),
    }),
  },
  '/order/list',
)

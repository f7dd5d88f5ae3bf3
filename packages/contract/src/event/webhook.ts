import { deliveryStatus, eventType } from '@zhanggui/domain/event/event-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'

/** Never with its secret. */
export const webhookRow = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** None: everything. */
  types: z.array(z.enum(eventType.codes)),
  isOn: z.boolean(),
  /** Why it was switched off by itself. */
  offReason: z.string(),
  failingSince: shopTime.nullable(),
  deliveredTime: shopTime.nullable(),
  waiting: z.int(),
  failed: z.int(),
  createTime: shopTime,
})
export type WebhookRow = z.output<typeof webhookRow>

const delivery = z.object({
  /** Tells the rows apart: two webhooks may be told of one event. */
  id: z.string(),
  webhookId: z.int(),
  no: z.int(),
  type: z.enum(eventType.codes),
  subject: z.string(),
  status: z.literal(deliveryStatus.codes),
  attempts: z.int(),
  /** When it is tried next; only while it waits. */
  nextTime: shopTime.nullable(),
  tries: z.array(z.object({ time: shopTime, outcome: z.string(), tookMs: z.int() })),
  createTime: shopTime,
})
export type WebhookDelivery = z.output<typeof delivery>

const BASE = '/admin/merchant/event/webhook'

/** 事件推送: who outside is told what happens in the shop. Addresses are kept through the gateway. */
export const webhookApi = area(
  'webhook',
  {
    list: get(`${BASE}/list`, {
      title: '事件推送列表',
      permission: 'merchant:event:webhook:list',
      reply: z.array(webhookRow),
    }),
    deliveries: get(`${BASE}/delivery/list`, {
      title: '推送记录',
      permission: 'merchant:event:webhook:list',
      query: pageQuery.extend({
        webhookId: z.coerce.number<number | string>().int('推送地址不存在').min(1, '推送地址不存在').optional(),
        status: z.coerce
          .number<number | string>()
          .pipe(z.literal(deliveryStatus.codes, { error: '推送状态不正确' }))
          .optional(),
      }),
      reply: pageOf(delivery),
    }),
    switch: post(`${BASE}/switch`, {
      title: '开关事件推送',
      permission: 'merchant:event:webhook:switch',
      body: z.object({ id, isOn: z.boolean({ error: '请选择打开或关闭' }) }),
      reply: done,
    }),
    replay: post(`${BASE}/replay`, {
      title: '重新推送事件',
      permission: 'merchant:event:webhook:replay',
      /** Without a number: everything that has not arrived. */
      body: z.object({ id, no: z.int('事件编号必须是整数').min(1, '事件不存在').optional() }),
      reply: z.object({ events: z.int() }),
    }),
  },
  '/operation/webhooks',
)

import { eventType } from '@zhanggui/domain/event/event-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { text } from '../kernel/shapes.ts'

/** An event as it stands in the feed, and as a webhook is told it (docs/events.md). */
export const outsideEvent = z.object({
  merId: z.int(),
  no: z.int(),
  type: z.enum(eventType.codes),
  subject: z.string(),
  createTime: shopTime,
  data: z.record(z.string(), z.unknown()),
})

const url = z
  .url({ protocol: /^https?$/, error: '推送地址不正确' })
  .max(500, '推送地址不能超过500个字符')
  .refine((value) => !/^https?:\/\/[^/?#]*@/.test(value), '推送地址不能包含账号')
const name = text('名称', { max: 30 })
/** None: everything. */
const types = z.array(z.enum(eventType.codes, { error: '未知的事件类型' })).max(eventType.codes.length, '事件类型过多')

export const webhookDraft = z.object({ name, url, types: types.default([]) })
export type WebhookDraft = z.output<typeof webhookDraft>

/** What is not named stays. */
export const webhookChange = z.object({ id, name: name.optional(), url: url.optional(), types: types.optional() })
export type WebhookChange = z.output<typeof webhookChange>

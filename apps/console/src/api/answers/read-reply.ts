import type { Endpoint, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { z } from 'zod'
import { CallError } from '../call-error.ts'

/** After a deployment an old page may meet a new server: it says so instead of showing the inside of a schema. */
export function readReply<E extends Endpoint>(endpoint: E, data: unknown): ReplyOf<E> {
  const reply = z.safeDecode(endpoint.reply, data)
  if (reply.success) return reply.data as ReplyOf<E>
  throw new CallError('unreadable', '返回的数据无法识别，请刷新页面后重试')
}

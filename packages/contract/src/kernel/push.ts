import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { z } from 'zod'
import { shopTime } from './codecs.ts'

/** The address of the live channel (spec §7). */
export const PUSH_SOCKET = '/systemInfoSocketServer'

/** Close code of the live channel: the session is over, the client must sign in before it comes back. */
export const SESSION_OVER = 4401

/** A message as it travels over the live channel (spec §3 "Push message", with what a reconnect needs). */
export const pushMessage = z.object({
  id: z.int(),
  type: z.enum(noticeType.codes),
  title: z.string(),
  content: z.string(),
  url: z.string(),
  createTime: shopTime,
})
export type PushMessage = z.output<typeof pushMessage>

/** For clients that connect with `rights`: the mark of what the person may do now, when it is another one. */
export const rightsNews = z.object({ rights: z.string() })

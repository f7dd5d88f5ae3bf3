import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { shopTime } from './codecs.ts'

/** The address of the live channel (spec §7). */
export const PUSH_SOCKET = '/systemInfoSocketServer'

/** Close code of the live channel: the session is over, the client must sign in before it comes back. */
export const SESSION_OVER = 4401

/** With every call: which tab it comes from. The tab is not told of its own changes. */
export const TAB_HEADER = 'X-Tab'

/** A notice (spec §3 "Push message", with what a reconnect needs). It is kept, and sent anew to who missed it. */
export const noticeMessage = z.object({
  id: z.int(),
  type: z.enum(noticeType.codes),
  /** What it is about, finer than the type. */
  kind: z.enum(noticeKind.codes),
  title: z.string(),
  content: z.string(),
  url: z.string(),
  createTime: shopTime,
})
export type NoticeMessage = z.output<typeof noticeMessage>

/**
 * What the pages of an area show is different now, for whoever may read it. Who hears it asks anew. Without an area any
 * may have changed.
 */
export const areaChanged = z.object({ type: z.literal('areaChanged'), area: z.string().optional() })

/** What the person may do is different now: the mark of it. */
export const rightsChanged = z.object({ type: z.literal('rightsChanged'), rights: z.string() })

/** How far a task is, at most once a second, for the person who started it and for the owner. */
export const taskProgress = z.object({
  type: z.literal('taskProgress'),
  task: z.object({
    id: z.int(),
    status: z.literal(taskStatus.codes),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
  }),
})
export type TaskProgress = z.output<typeof taskProgress>['task']

/** What somebody has open: order:12, refund:7. */
const openSubject = z.string().regex(/^(?:order|refund):[1-9]\d{0,14}$/)

/** Who may see who has it open: holders of the right to open it themselves. */
export const rightToOpen = (subject: string): string =>
  subject.startsWith('order:') ? 'merchant:order:info' : 'merchant:refund:order:detail'

/** What a page says over the channel: what it has open now. */
export const pageMessage = z.object({ open: openSubject.nullable() })

/** A colleague has the same thing open in another tab, or no longer. Said again every half minute. */
export const colleagueHere = z.object({
  type: z.literal('colleagueHere'),
  subject: openSubject,
  tab: z.string(),
  name: z.string(),
  isHere: z.boolean(),
})
export type ColleagueHere = z.output<typeof colleagueHere>

/**
 * Everything that travels over the live channel. Clients of the specification hear notices only; the others are for
 * those that ask when they connect, and are kept nowhere: whoever misses one can ask.
 */
export const liveMessage = z.discriminatedUnion('type', [
  noticeMessage,
  areaChanged,
  rightsChanged,
  taskProgress,
  colleagueHere,
])
export type LiveMessage = z.output<typeof liveMessage>

import { codeTable } from '../kernel/code-table.ts'
import { noticeType } from './notice-codes.ts'
import { noticeKind, type NoticeKind, noticeKindFacts, personalKinds } from './notice-kinds.ts'

/** Minutes until a notice that waits for somebody is told again. */
export const repeatEvery = codeTable({
  never: { code: 0, label: '不重复' },
  five: { code: 5, label: '每 5 分钟' },
  ten: { code: 10, label: '每 10 分钟' },
  thirty: { code: 30, label: '每 30 分钟' },
  hour: { code: 60, label: '每小时' },
})
export type RepeatEvery = (typeof repeatEvery.codes)[number]

/** How somebody is told of a kind of notice. */
export interface NoticeChoice {
  readonly inBell: boolean
  readonly hasSound: boolean
  /** By the operating system, while no page of the console is in sight. */
  readonly onDesktop: boolean
  readonly repeat: RepeatEvery
}

/** Until they choose: everything is in the bell, and new orders and refund requests sound (spec §4). */
export const usualChoice = (kind: NoticeKind): NoticeChoice => ({
  inBell: true,
  hasSound: noticeKindFacts[kind].type !== noticeType.is.system,
  onDesktop: false,
  repeat: repeatEvery.is.never,
})

export const whyNotSilence = (kind: NoticeKind): string | undefined =>
  kind === noticeKind.is.security ? '账号安全通知不能关闭' : undefined

export const whyNotRepeat = (kind: NoticeKind): string | undefined =>
  noticeKindFacts[kind].waits ? undefined : '这类通知没有待处理的事项，不能重复提醒'

/** Why the shop cannot say which roles get it. */
export function whyNotLimit(kind: NoticeKind): string | undefined {
  if (kind === noticeKind.is.security) return '账号安全通知不能关闭'
  return personalKinds.includes(kind) ? '这类通知只发给相关的人，不按角色接收' : undefined
}

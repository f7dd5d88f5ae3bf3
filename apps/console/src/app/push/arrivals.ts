import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import type { NoticeType } from '@zhanggui/domain/notice/notice-codes'

/** What a page remembers of the pushes it got. */
export interface Arrival {
  readonly id: number
  readonly type: NoticeType
  readonly at: number
}

const KEPT = 1000

export const withArrival = (
  arrivals: readonly Arrival[],
  { id, type }: NoticeMessage,
  at: number,
): readonly Arrival[] => [...arrivals.slice(1 - KEPT), { id, type, at }]

/** The server's count, plus what was pushed after it was taken. */
export const unreadCount = (
  known: { count: number; lastId: number } | undefined,
  arrivals: readonly Arrival[],
): number => (known ? known.count + arrivals.filter((arrival) => arrival.id > known.lastId).length : 0)

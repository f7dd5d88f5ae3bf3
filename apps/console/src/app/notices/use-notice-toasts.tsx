import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { type ReactNode, Suspense, useReducer } from 'react'
import { emptyQueue, nextQueue } from './toast-queue.ts'

const Toasts = lazyPart(() => import('./notice-toasts.tsx'))

interface NoticeToasts {
  readonly holder: ReactNode
  show(message: NoticeMessage): void
  close(id: number): void
  closeAll(): void
}

/** Below the rows of a list there is room for one. */
const ROOM = 1

/** The persistent notifications of the live channel (spec §4): they stay until somebody deals with them. */
export function useNoticeToasts(open: (message: NoticeMessage) => void, openAll: () => void): NoticeToasts {
  const [queue, change] = useReducer(nextQueue, emptyQueue)
  const hasShown = queue !== emptyQueue
  return {
    holder: <Suspense>{hasShown && <Toasts queue={queue} change={change} open={open} openAll={openAll} />}</Suspense>,
    show: (message) => change({ kind: 'arrived', message, room: ROOM }),
    close: (id) => change({ kind: 'closed', id }),
    closeAll: () => change({ kind: 'all-closed' }),
  }
}

import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { type ReactNode, Suspense, useReducer } from 'react'
import { nextQueue } from './toast-queue.ts'

const Toast = lazyPart(() => import('./notice-toast.tsx'))

interface NoticeToasts {
  readonly holder: ReactNode
  show(message: NoticeMessage): void
  close(id: number): void
  closeAll(): void
}

/** The persistent notifications of the live channel (spec §4): they stay until somebody deals with them. */
export function useNoticeToasts(open: (message: NoticeMessage) => void, openAll: () => void): NoticeToasts {
  const [queue, change] = useReducer(nextQueue, undefined)
  const closeAll = () => change({ kind: 'all-closed' })
  return {
    holder: <Suspense>{queue && <Toast queue={queue} open={open} openAll={openAll} onClose={closeAll} />}</Suspense>,
    show: (message) => change({ kind: 'arrived', message }),
    close: (id) => change({ kind: 'dealt-with', id }),
    closeAll,
  }
}

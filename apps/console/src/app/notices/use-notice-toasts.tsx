import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { notification } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { isNarrow } from '#ui/theme/media-query.ts'
import { NoticeIcon } from '#widgets/notices/notice-icon.tsx'
import { emptyQueue, nextQueue, type ToastQueue } from './toast-queue.ts'

const MORE = 'push-more'
const keyOf = (message: NoticeMessage) => `push-${message.id}`
const keysOf = (queue: ToastQueue) => [...queue.shown.map(keyOf), ...(queue.more > 0 ? [MORE] : [])]

interface NoticeToasts {
  readonly holder: ReactNode
  show(message: NoticeMessage): void
  close(id: number): void
  closeAll(): void
}

/** A phone has room for one. */
const room = () => (isNarrow() ? 1 : 3)
/** Below the navbar, so that the bell stays in reach. */
const TOP = 64

/** The persistent notifications of the live channel (spec §4): they stay until somebody deals with them. */
export function useNoticeToasts(open: (message: NoticeMessage) => void, openAll: () => void): NoticeToasts {
  // Not the shared notifications of the app: those stack into a deck, which hides what the older ones say.
  const [api, holder] = notification.useNotification({ placement: 'topRight', top: TOP, stack: false })
  const [queue, change] = useReducer(nextQueue, emptyQueue)
  const viewOne = useEffectEvent(open)
  const viewAll = useEffectEvent(openAll)
  const onScreen = useRef<readonly string[]>([])

  useEffect(() => {
    for (const message of queue.shown) {
      if (onScreen.current.includes(keyOf(message))) continue
      const view = () => {
        change({ kind: 'closed', id: message.id })
        viewOne(message)
      }
      api.open({
        ...toast(keyOf(message), message.title, view),
        description: message.content,
        icon: <NoticeIcon type={message.type} />,
        onClose: () => change({ kind: 'closed', id: message.id }),
      })
    }
    if (queue.more > 0) {
      api.open({
        ...toast(MORE, `还有 ${queue.more} 条新通知`, () => viewAll()),
        onClose: () => change({ kind: 'more-closed' }),
      })
    }
    const wanted = keysOf(queue)
    for (const key of onScreen.current) if (!wanted.includes(key)) api.destroy(key)
    onScreen.current = wanted
  }, [queue, api])

  return {
    holder,
    show: (message) => change({ kind: 'arrived', message, room: room() }),
    close: (id) => change({ kind: 'closed', id }),
    closeAll: () => change({ kind: 'all-closed' }),
  }
}

/** The whole notification reacts to the mouse; its title is the same for the keyboard. */
const toast = (key: string, title: string, onClick: () => void) => ({
  key,
  title: (
    <button
      type="button"
      className="push-toast-open"
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      {title}
    </button>
  ),
  duration: 0,
  role: 'status' as const,
  className: 'push-toast',
  onClick,
})

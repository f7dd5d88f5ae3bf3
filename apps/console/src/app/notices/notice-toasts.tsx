import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { notification } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isNarrow } from '#ui/theme/media-query.ts'
import { NoticeIcon } from '#widgets/notices/notice-icon.tsx'
import type { ToastEvent, ToastQueue } from './toast-queue.ts'

const MORE = 'push-more'
const keyOf = (message: NoticeMessage) => `push-${message.id}`
const keysOf = (queue: ToastQueue) => [...queue.shown.map(keyOf), ...(queue.more > 0 ? [MORE] : [])]

/**
 * They stay until somebody deals with them, so they lie where a page has nothing to press: below the rows of a list, beside
 * its pager. A phone has no such place; there they leave the navbar free.
 */
const onPhone = { placement: 'top', top: 64 } as const
const beside = { placement: 'bottomLeft', bottom: 16 } as const

interface Props {
  readonly queue: ToastQueue
  readonly change: (event: ToastEvent) => void
  readonly open: (message: NoticeMessage) => void
  readonly openAll: () => void
}

/** The notifications of the live channel on the screen; their code comes with the first of them. */
export default function NoticeToasts({ queue, change, open, openAll }: Props) {
  // Not the shared notifications of the app: those stack into a deck, which hides what the older ones say.
  const [api, holder] = notification.useNotification({ ...(isNarrow() ? onPhone : beside), stack: false })
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
        ...toast(MORE, `有 ${queue.more} 条新通知`, () => viewAll()),
        onClose: () => change({ kind: 'more-closed' }),
      })
    }
    const wanted = keysOf(queue)
    for (const key of onScreen.current) if (!wanted.includes(key)) api.destroy(key)
    onScreen.current = wanted
  }, [queue, api, change])

  return holder
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

import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'
import { notification } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { isNarrow } from '#ui/theme/media-query.ts'
import { NoticeIcon } from '#widgets/notices/notice-icon.tsx'
import type { ToastQueue } from './toast-queue.ts'

const KEY = 'push'

/**
 * It stays until somebody deals with it, so it lies where a page has nothing to press: below the rows of a list, beside
 * its pager. A phone has no such place; there it leaves the navbar free.
 */
const onPhone = { placement: 'top', top: 64 } as const
const beside = { placement: 'bottomLeft', bottom: 16 } as const

interface Props {
  readonly queue: ToastQueue
  readonly open: (message: NoticeMessage) => void
  readonly openAll: () => void
  readonly onClose: () => void
}

/** The notification of the live channel on the screen: the last one, and how many there are; its code comes with the first. */
export default function NoticeToast({ queue, open, openAll, onClose }: Props) {
  const [api, holder] = notification.useNotification(isNarrow() ? onPhone : beside)
  const close = useEffectEvent(onClose)
  const view = useEffectEvent(() => {
    onClose()
    if (queue.count > 1) openAll()
    else open(queue.last)
  })

  useEffect(() => {
    const { last, count } = queue
    const onClick = () => view()
    api.open({
      key: KEY,
      title: <ToastTitle onClick={onClick}>{count > 1 ? `有 ${count} 条新通知` : last.title}</ToastTitle>,
      description: count > 1 ? `${last.title}：${last.content}` : last.content,
      icon: <NoticeIcon type={last.type} />,
      duration: 0,
      role: 'status',
      className: 'push-toast',
      onClick,
      onClose: () => close(),
    })
  }, [queue, api])

  return holder
}

/** The whole notification reacts to the mouse; its title is the same for the keyboard. */
const ToastTitle = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <button
    type="button"
    className="push-toast-open"
    onClick={(event) => {
      event.stopPropagation()
      onClick()
    }}
  >
    {children}
  </button>
)

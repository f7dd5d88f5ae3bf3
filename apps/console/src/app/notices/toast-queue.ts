import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'

/** Notifications on screen; if there are more than fit, they are one: “有 N 条新通知”, so that a rush covers nothing else. */
export interface ToastQueue {
  readonly shown: readonly NoticeMessage[]
  readonly more: number
}

export type ToastEvent =
  | { readonly kind: 'arrived'; readonly message: NoticeMessage; readonly room: number }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'more-closed' }
  | { readonly kind: 'all-closed' }

export const emptyQueue: ToastQueue = { shown: [], more: 0 }

export function nextQueue(queue: ToastQueue, event: ToastEvent): ToastQueue {
  if (event.kind === 'all-closed') return emptyQueue
  if (event.kind === 'more-closed') return { ...queue, more: 0 }
  if (event.kind === 'closed') {
    return { ...queue, shown: queue.shown.filter((message) => message.id !== event.id) }
  }
  // Told again while it still stands there.
  if (queue.shown.some((message) => message.id === event.message.id)) return queue
  const fits = queue.more === 0 && queue.shown.length < event.room
  return fits
    ? { ...queue, shown: [...queue.shown, event.message] }
    : { shown: [], more: queue.more + queue.shown.length + 1 }
}

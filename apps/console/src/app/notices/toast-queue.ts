import type { NoticeMessage } from '@zhanggui/contract/kernel/live-message'

/** The notification on the screen. Below the rows of a list there is room for one, so more of them are counted there. */
export interface ToastQueue {
  readonly last: NoticeMessage
  readonly count: number
}

export type ToastEvent =
  | { readonly kind: 'arrived'; readonly message: NoticeMessage }
  | { readonly kind: 'dealt-with'; readonly id: number }
  | { readonly kind: 'all-closed' }

export function nextQueue(queue: ToastQueue | undefined, event: ToastEvent): ToastQueue | undefined {
  if (event.kind === 'all-closed') return undefined
  if (event.kind === 'dealt-with') return queue?.count === 1 && queue.last.id === event.id ? undefined : queue
  // Told again while it still stands there.
  if (queue?.last.id === event.message.id) return queue
  return { last: event.message, count: (queue?.count ?? 0) + 1 }
}

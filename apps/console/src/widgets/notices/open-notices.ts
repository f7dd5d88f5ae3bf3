const EVENT = 'zhanggui:open-notices'

/** Opens the notification centre from anywhere. */
export const openNotices = () => window.dispatchEvent(new Event(EVENT))

export function onOpenNotices(open: () => void): () => void {
  window.addEventListener(EVENT, open)
  return () => window.removeEventListener(EVENT, open)
}

export const NOTICE_SETTINGS = '/maintain/notices'

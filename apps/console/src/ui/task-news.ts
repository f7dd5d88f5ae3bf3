import type { TaskNews } from '@zhanggui/contract/kernel/task-news'
import { useEffect, useEffectEvent } from 'react'

const EVENT = 'zhanggui:task-news'

/** Tells whoever shows the task how far it is. */
export const tellTaskNews = (news: TaskNews) => window.dispatchEvent(new CustomEvent(EVENT, { detail: news.task }))

export function useTaskNews(listener: (task: TaskNews['task']) => void) {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: Event) => hear((event as CustomEvent<TaskNews['task']>).detail)
    window.addEventListener(EVENT, listen)
    return () => window.removeEventListener(EVENT, listen)
  }, [])
}

import type { TaskProgress } from '@zhanggui/contract/kernel/live-message'
import { useEffect, useEffectEvent } from 'react'

const EVENT = 'zhanggui:task-progress'

/** Notifies the components that show the task of its progress. */
export const publishTaskProgress = (task: TaskProgress) =>
  window.dispatchEvent(new CustomEvent(EVENT, { detail: task }))

export function useTaskProgress(listener: (task: TaskProgress) => void) {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: Event) => hear((event as CustomEvent<TaskProgress>).detail)
    window.addEventListener(EVENT, listen)
    return () => window.removeEventListener(EVENT, listen)
  }, [])
}

const watched = new Set<number>()
const seenEnding = new Set<number>()

/** Somebody looks at the task; what comes back ends that. */
export function watchTask(id: number): () => void {
  watched.add(id)
  return () => watched.delete(id)
}

export const rememberTaskEnd = (id: number) => seenEnding.add(id)

/** Whether the page itself tells how the task of a notice went: then the notice need not come up as well. */
export function isToldOnPage(url: string): boolean {
  const id = Number(new URLSearchParams(url.split('?', 2)[1]).get('task') ?? Number.NaN)
  return watched.has(id) || seenEnding.has(id)
}

import { useCall } from '#api/use-call.ts'
import { rememberTaskEnd, useTaskProgress, watchTask } from '#ui/live/task-progress.ts'
import type { TaskProgress } from '@zhanggui/contract/kernel/live-message'
import { taskApi, type TaskRow } from '@zhanggui/contract/task'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { latestProgress, hasEnded } from './task-state.ts'

/** Without a word for so long we ask: the live channel may be down. */
const QUIET = 2500

interface WatchedTask {
  readonly task: TaskRow | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** A task as it goes on: by the live channel, and by asking where that is silent. `onEnd` hears of its end once. */
export function useTask(id: number, onEnd?: (task: TaskRow) => void): WatchedTask {
  const query = useCall(taskApi.info, { id }, { staleTime: 0 })
  const [news, setNews] = useState<TaskProgress>()
  const heardAt = useRef(0)
  const task = query.data && latestProgress(query.data, news)
  const isOver = task !== undefined && hasEnded(task)

  useTaskProgress((heard) => {
    if (heard.id !== id) return
    heardAt.current = Date.now()
    setNews(heard)
  })

  const ask = useEffectEvent(() => {
    if (Date.now() - heardAt.current >= QUIET) void query.refetch()
  })
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => ask(), QUIET)
    return () => clearInterval(timer)
  }, [isOver])

  useEffect(() => watchTask(id), [id])

  const tellEnd = useEffectEvent(() => {
    rememberTaskEnd(id)
    if (task) onEnd?.(task)
    // Only the answer knows the file and why it failed.
    void query.refetch()
  })
  useEffect(() => {
    if (isOver) tellEnd()
  }, [isOver, id])

  return { task, error: query.error, retry: () => void query.refetch() }
}

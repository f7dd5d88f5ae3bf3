import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

const TaskResult = lazyPart(() => import('./task-result.dialog.tsx'))

/** The task that a notice leads to: what became of it, and its file. */
export function TaskOfAddress() {
  const [search, setSearch] = useSearchParams()
  const taskId = Number(search.get('task'))
  if (!Number.isSafeInteger(taskId) || taskId < 1) return null
  const close = () =>
    setSearch(
      (now) => {
        now.delete('task')
        return now
      },
      { replace: true },
    )
  return (
    <Suspense>
      <TaskResult taskId={taskId} onClose={close} />
    </Suspense>
  )
}

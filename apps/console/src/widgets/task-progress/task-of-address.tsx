import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'

const TaskResult = lazyPart(() => import('./task-result.dialog.tsx'))

interface Props {
  /** What can be done about rows that failed for a reason. */
  readonly nextStep?: (reason: string) => ReactNode
}

/** The task that the address names, and how to leave it; undefined where it names none. */
export function useTaskOfAddress() {
  const [search, setSearch] = useSearchParams()
  const taskId = Number(search.get('task'))
  if (!Number.isSafeInteger(taskId) || taskId < 1) return undefined
  const close = () =>
    setSearch(
      (now) => {
        now.delete('task')
        return now
      },
      { replace: true },
    )
  return { taskId, close }
}

/** The task that a notice leads to: what became of it, and its file. */
export function TaskOfAddress({ nextStep }: Props) {
  const task = useTaskOfAddress()
  return <Suspense>{task && <TaskResult taskId={task.taskId} nextStep={nextStep} onClose={task.close} />}</Suspense>
}

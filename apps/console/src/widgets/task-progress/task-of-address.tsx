import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'

const TaskResult = lazyPart(() => import('./task-result.dialog.tsx'))

interface Props {
  /** What can be done about rows that failed for a reason. */
  readonly nextStep?: (reason: string) => ReactNode
}

/** The task that a notice leads to: what became of it, and its file. */
export function TaskOfAddress({ nextStep }: Props) {
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
      <TaskResult taskId={taskId} nextStep={nextStep} onClose={close} />
    </Suspense>
  )
}

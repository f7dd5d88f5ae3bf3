import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { useSearchParams } from 'react-router'
import { NextSteps } from '../batch/next-steps.tsx'
import { exportedFile } from './exported-file.tsx'

const nextStepsAfter = (reason: string) => <NextSteps after={reason} />

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
  return <TaskDialog title="任务结果" taskId={taskId} onClose={close} result={exportedFile} nextStep={nextStepsAfter} />
}

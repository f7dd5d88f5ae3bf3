import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { NextSteps } from '../batch/next-steps.tsx'
import { exportedFile } from './exported-file.tsx'

const nextStepsAfter = (reason: string) => <NextSteps after={reason} />

interface Props {
  readonly taskId: number
  readonly onClose: () => void
}

export default function TaskResult({ taskId, onClose }: Props) {
  return (
    <TaskDialog title="任务结果" taskId={taskId} onClose={onClose} result={exportedFile} nextStep={nextStepsAfter} />
  )
}

import type { ReactNode } from 'react'
import { exportedFile } from './exported-file.tsx'
import { TaskDialog } from './task.dialog.tsx'

interface Props {
  readonly taskId: number
  readonly nextStep?: ((reason: string) => ReactNode) | undefined
  readonly onClose: () => void
}

export default function TaskResult({ taskId, nextStep, onClose }: Props) {
  return (
    <TaskDialog
      title="任务结果"
      taskId={taskId}
      onClose={onClose}
      result={exportedFile}
      {...(nextStep ? { nextStep } : {})}
    />
  )
}

import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { exportedFile } from './exported-file.tsx'

interface Props {
  readonly taskId: number
  readonly onClose: () => void
}

export default function TaskResult({ taskId, onClose }: Props) {
  return <TaskDialog title="任务结果" taskId={taskId} onClose={onClose} result={exportedFile} />
}

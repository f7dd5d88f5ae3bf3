import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { exportedFile, fetchExport } from './exported-file.tsx'
import { TaskDialog } from './task.dialog.tsx'

interface Props {
  readonly title: string
  readonly taskId: number
  readonly fileName: string
  readonly onClose: () => void
}

/** How far an export is; its file is saved as soon as it is there. */
export default function ExportDialog({ title, taskId, fileName, onClose }: Props) {
  return (
    <TaskDialog
      title={title}
      taskId={taskId}
      onClose={onClose}
      onEnd={({ status }) => {
        if (status === taskStatus.is.done) void fetchExport(fileName)
      }}
      result={exportedFile}
    />
  )
}

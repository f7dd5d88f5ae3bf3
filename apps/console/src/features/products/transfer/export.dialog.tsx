import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { exportedFile, fetchExport } from './exported-file.tsx'

interface Props {
  readonly taskId: number
  readonly fileName: string
  readonly onClose: () => void
}

/** How far the export is; its file is saved as soon as it is there. */
export default function ExportDialog({ taskId, fileName, onClose }: Props) {
  return (
    <TaskDialog
      title="导出商品"
      taskId={taskId}
      onClose={onClose}
      onEnd={({ status }) => {
        if (status === taskStatus.is.done) void fetchExport(fileName)
      }}
      result={exportedFile}
    />
  )
}

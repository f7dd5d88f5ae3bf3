import { useApp } from '#ui/feedback/use-app.ts'
import { useRefresh } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { TaskRow } from '@zhanggui/contract/task'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { NextSteps } from './next-steps.tsx'

export interface StartedBatch {
  readonly title: string
  readonly taskId: number
}

interface ProgressProps {
  readonly started: StartedBatch
  readonly onChange: (started: StartedBatch | undefined) => void
}

/** How far a batch is, and what it could not do. */
export default function BatchDialog({ started, onChange }: ProgressProps) {
  const { message } = useApp()
  const refresh = useRefresh()
  const end = ({ status, failed }: Pick<TaskRow, 'status' | 'failed'>) => {
    void refresh([productApi])
    if (status !== taskStatus.is.done || failed > 0) return
    void message.success(`${started.title}成功`)
    onChange(undefined)
  }
  const retry = ({ id, failed }: TaskRow) => (
    <ActionButton
      call={productBatchApi.retry}
      input={{ id }}
      success=""
      onDone={({ taskId }) => onChange({ ...started, taskId })}
    >
      {`重试失败的 ${failed} 个`}
    </ActionButton>
  )
  const stepAfter = (reason: string) => <NextSteps after={reason} onGo={() => onChange(undefined)} />
  return (
    <TaskDialog
      title={started.title}
      taskId={started.taskId}
      onClose={() => onChange(undefined)}
      onEnd={end}
      retry={retry}
      nextStep={stepAfter}
    />
  )
}

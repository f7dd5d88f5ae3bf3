import { mayCall, useSession } from '#api/session.ts'
import { useRefresh } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import type { ListState } from '#ui/list/use-list-state.ts'
import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { TaskRow } from '@zhanggui/contract/task'
import { type ProductBatchAction, productBatchAction, type ProductTab } from '@zhanggui/domain/product/product-codes'
import { batchBlocks, whyNotBatch } from '@zhanggui/domain/product/product-state'
import { batchActionsIn } from '@zhanggui/domain/product/product-tabs'
import { taskStatus } from '@zhanggui/domain/task/task-codes'
import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { useShopState } from '../use-shop-state.ts'
import { batchInput } from './batch-input.ts'
import { batchCall, batchQuestion } from './batch-texts.ts'
import { NextSteps } from './next-steps.tsx'

interface Started {
  readonly title: string
  readonly taskId: number
}

/** The buttons of the batch bar, and the dialog that follows what they have started. */
export function useProductBatch(list: ListState<typeof productApi.list>, tab: ProductTab) {
  const session = useSession()
  const { message } = App.useApp()
  const [started, setStarted] = useState<Started>()
  const shop = useShopState()
  const chosen = list.selection.rows.map((product) => ({ ...product, isDel: false }))
  const allowed = batchActionsIn[tab].filter((action) => mayCall(batchCall(action), session))
  const begin = (action: ProductBatchAction, { taskId, missing }: ReplyOf<typeof productBatchApi.up>) => {
    list.selection.clear()
    if (missing > 0) void message.warning(`${missing} 个商品已不存在，未处理`)
    setStarted({ title: productBatchAction.label(action), taskId })
  }
  const buttons = allowed.map((action) => (
    <ActionButton
      key={action}
      call={batchCall(action)}
      input={batchInput(list.selection, list.filter)}
      because={whyNotBatch(chosen, action, shop, list.selection)}
      confirm={{
        text: batchQuestion(
          action,
          list.selection.count,
          list.selection.isAll ? [] : batchBlocks(chosen, action, shop),
        ),
        action: productBatchAction.label(action),
        isDanger: action === productBatchAction.is.delete,
      }}
      isDanger={action === productBatchAction.is.delete}
      // The dialog shows that it has begun.
      success=""
      onDone={(reply) => begin(action, reply)}
    >
      {productBatchAction.label(action)}
    </ActionButton>
  ))
  const dialog: ReactNode = started && <BatchProgress started={started} onChange={setStarted} />
  return { buttons: buttons.length > 0 ? buttons : undefined, dialog }
}

interface ProgressProps {
  readonly started: Started
  readonly onChange: (started: Started | undefined) => void
}

function BatchProgress({ started, onChange }: ProgressProps) {
  const { message } = App.useApp()
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
  return (
    <TaskDialog
      title={started.title}
      taskId={started.taskId}
      onClose={() => onChange(undefined)}
      onEnd={end}
      retry={retry}
      nextStep={(reason) => <NextSteps after={reason} onGo={() => onChange(undefined)} />}
    />
  )
}

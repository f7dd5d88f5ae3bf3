import { CallError } from '#api/call-error.ts'
import { load } from '#api/load.ts'
import { useAction } from '#ui/action/use-action.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { useTaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { progressText } from '#widgets/task-progress/task-state.ts'
import { useTask } from '#widgets/task-progress/use-task.ts'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { taskApi, type TaskRow } from '@zhanggui/contract/task'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { changeDesk, settleDesk, useDeskDraft } from './desk-draft.ts'
import type { Desk, DeskRow } from './use-desk.ts'

const TaskDialog = lazyPart(async () => ({
  default: (await import('#widgets/task-progress/task.dialog.tsx')).TaskDialog,
}))

/** Ships what is ready. Until the desk knows what came of it, whether anybody looks or not, nothing else is shipped. */
export function useShipping(desk: Desk) {
  const { run, isBusy } = useAction()
  const { taskId } = useDeskDraft()
  const [opened, setOpened] = useState(0)
  const ofAddress = useTaskOfAddress()
  const shown = ofAddress?.taskId ?? opened
  const settle = useSettle(desk)
  const close = () => {
    setOpened(0)
    ofAddress?.close()
  }
  const ship = (rows: readonly DeskRow[]) =>
    run({
      call: shipDeskApi.ship,
      input: {
        rows: rows.map(({ id: orderId, expressCode, trackingNumber: expressNumber, parcel }) => ({
          orderId,
          expressCode,
          expressNumber,
          parcel,
        })),
      },
      success: '',
      refresh: [orderApi],
      onDone: (started) => {
        changeDesk({ taskId: started.taskId })
        setOpened(started.taskId)
      },
    })
  const element = (
    <Suspense>
      {shown > 0 && (
        <TaskDialog key={shown} title="批量发货" taskId={shown} onClose={close} onEnd={(task) => void settle(task)} />
      )}
      {taskId > 0 && taskId !== shown && (
        <Unwatched key={taskId} taskId={taskId} onEnd={(task) => void settle(task, true)} />
      )}
    </Suspense>
  )
  return { ship, isBusy, isRunning: taskId > 0, look: () => setOpened(taskId), element }
}
export type Shipping = ReturnType<typeof useShipping>

/** Puts on the desk what came of a batch, and says it where no dialog does. */
function useSettle(desk: Desk) {
  const { message } = useApp()
  return async (task: TaskRow, isUnwatched = false) => {
    const all = { id: task.id, limit: MOST_AT_DESK }
    try {
      const [done, failed] = await Promise.all([load(taskApi.doneRows, all), load(taskApi.failures, all)])
      const reasons = new Map(failed.list.map(({ label, reason }) => [label, reason]))
      settleDesk(task.id, new Set(done.list.map(({ label }) => label)), reasons)
      if (isUnwatched) void message.info(`批量发货：${progressText(task)}`)
      desk.reread()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // It is settled when its progress is opened again.
      void message.error(error.message)
    }
  }
}

interface UnwatchedProps {
  readonly taskId: number
  readonly onEnd: (task: TaskRow) => void
}

/** A batch that goes on in the background, perhaps since an earlier visit. */
function Unwatched({ taskId, onEnd }: UnwatchedProps) {
  const { error } = useTask(taskId, onEnd)
  const isGone = error instanceof CallError && error.code === resultCode.notFound
  const drop = useEffectEvent(() => changeDesk({ taskId: 0 }))
  useEffect(() => {
    if (isGone) drop()
  }, [isGone])
  return null
}

import { load } from '#api/load.ts'
import { useAction } from '#ui/action/use-action.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { taskApi } from '@zhanggui/contract/task'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { fillRows, takeOffDesk } from './desk-draft.ts'
import type { Desk, DeskRow } from './use-desk.ts'

const TaskDialog = lazyPart(async () => ({
  default: (await import('#widgets/task-progress/task.dialog.tsx')).TaskDialog,
}))

/** Ships what is ready; what failed stays on the desk with its reason. */
export function useShipping(desk: Desk) {
  const { run, isBusy } = useAction()
  const settle = async (id: number, rows: readonly DeskRow[]) => {
    const { list } = await load(taskApi.failures, { id, limit: MOST_AT_DESK })
    const reasons = new Map(list.map(({ label, reason }) => [label, reason]))
    takeOffDesk(new Set(rows.flatMap(({ orderNo }) => (reasons.has(orderNo) ? [] : [orderNo]))))
    fillRows(new Map([...reasons].map(([orderNo, reason]) => [orderNo, { reason }])))
    desk.reread()
  }
  const progress = useDialog((close, taskId: number, rows: readonly DeskRow[]) => (
    <TaskDialog title="批量发货" taskId={taskId} onClose={close} onEnd={() => void settle(taskId, rows)} />
  ))
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
      onDone: ({ taskId }) => progress.open(taskId, rows),
    })
  return { ship, isBusy, element: progress.element }
}

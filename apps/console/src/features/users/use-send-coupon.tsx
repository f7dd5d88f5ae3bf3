import { mayCall, useSession } from '#api/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { userApi, UserRow } from '@zhanggui/contract/user/user'

const SendCouponDialog = lazyPart(() => import('#widgets/coupon-picker/send-coupon.dialog.tsx'))
const TaskDialog = lazyPart(() => import('./send-task.dialog.tsx'))

interface Target {
  readonly to: Parameters<typeof SendCouponDialog>[0]['to']
  readonly toWhom: string
}

/** A coupon for one user, for the ticked ones, or for everybody whom the list shows: a saved view, for one. */
export function useSendCoupon({ selection, filter }: ListState<typeof userApi.list>) {
  const { message } = useApp()
  const isAllowed = mayCall(couponApi.send, useSession())
  const task = useDialog((close, taskId: number) => <TaskDialog taskId={taskId} onClose={close} />)
  const dialog = useDialog((close, target: Target) => (
    <SendCouponDialog
      {...target}
      onStarted={(taskId) => {
        selection.clear()
        close()
        task.open(taskId)
      }}
      onClose={close}
    />
  ))
  const toChosen = () => {
    const { isAll, count, rows } = selection
    if (count === 0) {
      void message.warning('请选择要设置的用户')
      return
    }
    const to = isAll ? { filter, expected: count } : { uids: rows.map(({ id }) => id) }
    dialog.open({ to, toWhom: isAll ? `筛选出的全部 ${count} 个用户` : `选中的 ${count} 个用户` })
  }
  return {
    toOne: ({ id, nickname }: UserRow) => dialog.open({ to: { uids: [id] }, toWhom: `用户「${nickname}」` }),
    button: isAllowed && (
      <Button key="coupon" onClick={toChosen}>
        发送优惠券
      </Button>
    ),
    element: (
      <>
        {dialog.element}
        {task.element}
      </>
    ),
  }
}

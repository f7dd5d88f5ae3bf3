import { useAction } from '#ui/action/use-action.ts'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { needsReturnAddress } from '@zhanggui/domain/order/refund-state'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import type { RefundDeed } from '../refund-row-actions.ts'

const AgreeDialog = lazyPart(() => import('./agree.dialog.tsx'))
const RemarkDialog = lazyPart(() => import('./remark.dialog.tsx'))
const RefuseDialog = lazyPart(() => import('./refuse.dialog.tsx'))

const sumOf = ({ refundPrice }: RefundRow) => `¥${formatYuan(refundPrice)}`

const receiving = (refund: RefundRow) => ({
  call: refundApi.receive,
  input: { refundOrderNo: refund.refundOrderNo },
  confirm: {
    text: `确定已经收到所有退款商品吗？确认后将退款 ${sumOf(refund)} 给「${refund.userNickName}」。`,
    action: '确认收货',
  },
  success: '确认收货成功',
})

const retrying = (refund: RefundRow) => ({
  call: refundApi.retry,
  input: { refundOrderNo: refund.refundOrderNo },
  confirm: {
    text: `确定重新发起退款吗？支付渠道将再次处理退给「${refund.userNickName}」的 ${sumOf(refund)}，不会重复退款。`,
    action: '重新发起',
  },
  success: '已重新发起退款',
})

/** Everything that is decided about a refund; `onDone` is what comes after it. */
export function useRefundDeeds() {
  const { run } = useAction()
  const remark = useDialog((close, refund: RefundRow) => <RemarkDialog refund={refund} onClose={close} />)
  const agree = useDialog((close, refund: RefundRow, onDone: () => void) => (
    <AgreeDialog refund={refund} onDone={onDone} onClose={close} />
  ))
  const refuse = useDialog((close, refund: RefundRow, isGoods: boolean, onDone: () => void) => (
    <RefuseDialog refund={refund} isGoods={isGoods} onDone={onDone} onClose={close} />
  ))
  const refresh = [orderApi]

  const start = (deed: RefundDeed, refund: RefundRow, onDone: () => void = () => undefined) => {
    const { refundOrderNo, userNickName: buyer } = refund
    const done = () => {
      markChanged(refundApi.list, refundOrderNo)
      onDone()
    }
    const sum = sumOf(refund)
    const starts: Record<RefundDeed, () => unknown> = {
      agree: () =>
        needsReturnAddress({
          status: refund.refundStatus,
          afterSales: refund.afterSalesType,
          returnWay: refund.returnGoodsType,
        })
          ? agree.open(refund, done)
          : run({
              call: refundApi.audit,
              input: { refundOrderNo, auditType: 'success' },
              confirm: { text: `你确定同意此退款单吗？「${buyer}」将收到 ${sum}。`, action: '同意' },
              success: '审核成功',
              refresh,
              onDone: done,
            }),
      refuse: () => refuse.open(refund, false, done),
      refuseGoods: () => refuse.open(refund, true, done),
      receive: () => run({ ...receiving(refund), refresh, onDone: done }),
      retry: () => run({ ...retrying(refund), refresh, onDone: done }),
      remark: () => remark.open(refund),
    }
    void starts[deed]()
  }
  return {
    start,
    element: (
      <>
        {agree.element}
        {refuse.element}
        {remark.element}
      </>
    ),
  }
}

import { openAction, type RowAction } from '#ui/action/row-action.ts'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { type RefundAction, whyNotRefund, whyNotRetry } from '@zhanggui/domain/order/refund-state'

export type RefundDeed = 'agree' | 'refuse' | 'receive' | 'refuseGoods' | 'retry' | 'remark'

/** What waits for the shop's decision, the usual answer first; nothing where the next step is somebody else's. */
export function refundDecisions(refund: RefundRow, start: (deed: RefundDeed) => void): RowAction[] {
  const action = (label: string, deed: RefundDeed & RefundAction, call: RowAction['call']) =>
    openAction(label, () => start(deed), call, whyNotRefund({ status: refund.refundStatus }, deed)?.message)
  if (refund.refundStatus === refundStatus.is.toAudit) {
    return [action('同意', 'agree', refundApi.audit), action('拒绝', 'refuse', refundApi.audit)]
  }
  if (refund.refundStatus !== refundStatus.is.toReceive) return []
  return [action('确认收货', 'receive', refundApi.receive), action('拒绝收货', 'refuseGoods', refundApi.refuseGoods)]
}

/** What the payment channel has not paid can be asked for again. */
export function retryAction(refund: RefundRow, start: (deed: RefundDeed) => void): RowAction[] {
  const { refundStatus: status, channelError } = refund
  if (channelError === '') return []
  const because = whyNotRetry({ status, channelError })?.message
  return [openAction('重新发起', () => start('retry'), refundApi.retry, because)]
}

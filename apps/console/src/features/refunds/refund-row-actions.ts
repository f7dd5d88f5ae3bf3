import { openAction, type RowAction } from '#ui/action/row-action.ts'
import { refundApi, type RefundRow } from '@zhanggui/contract/order/refund'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { type RefundAction, whyNotRefund } from '@zhanggui/domain/order/refund-state'

export type RefundDeed = 'agree' | 'refuse' | 'receive' | 'refuseGoods' | 'remark'

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

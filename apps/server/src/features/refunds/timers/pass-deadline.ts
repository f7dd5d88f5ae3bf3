import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { refundApi } from '@zhanggui/contract/order/refund'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { needsReturnAddress } from '@zhanggui/domain/order/refund-state'
import { findOrderTimes, listRefundEvents, recordEvent } from '#features/orders/public'
import { findDefaultReturnAddress } from '#features/return-addresses/public'
import type { WriteContext } from '#platform/transactions'
import { agreeRefund } from '../core/agree-refund.ts'
import { endRefund } from '../core/end-refund.ts'
import { flagsOf, type LockedRefund, lockRefund } from '../core/refund-row.sql.ts'

const system = { kind: 'system' } as const

/** What happens to a refund whose time is up; nothing if somebody has acted meanwhile. */
export async function passDeadline(context: WriteContext, refundNo: string): Promise<void> {
  const locked = await lockRefund(context.db, refundNo)
  const { status, due_at: dueAt } = locked.refund
  if (dueAt === null || dueAt > context.now) return
  if (status === refundStatus.is.returning) return expireReturn(context, locked)
  if (status === refundStatus.is.toAudit && (await agreeForShop(context, locked))) return
  if (status === refundStatus.is.toAudit || status === refundStatus.is.toReceive) await remindShop(context, locked)
}

const expireReturn = (context: WriteContext, locked: LockedRefund) =>
  endRefund(context, locked, {
    action: 'expire',
    kind: 'revoke',
    message: '用户超时未退回商品，系统自动撤销',
    actor: system,
  })

/** Only where the platform says so, and the buyer can be told where to send the goods. */
async function agreeForShop(context: WriteContext, locked: LockedRefund): Promise<boolean> {
  if (!(await findOrderTimes(context.db)).agreesItself) return false
  const address = await findDefaultReturnAddress(context.db)
  if (needsReturnAddress(flagsOf(locked.refund)) && !address) return false
  await agreeRefund(context, locked, { actor: system, message: '商家超时未处理，系统自动同意', address })
  tell(context, locked, '商家超时未处理，已自动同意退款')
  return true
}

async function remindShop(context: WriteContext, locked: LockedRefund) {
  const { order, refund } = locked
  const kind = `overdue_${refund.status}`
  const events = await listRefundEvents(context.db, order.id, refund.id)
  if (events.some(({ changeType }) => changeType === kind)) return
  await recordEvent(context, { orderId: order.id, refundId: refund.id, kind, message: '超过处理时限', actor: system })
  tell(context, locked, '已超过处理时限，请尽快处理')
}

const tell = (context: WriteContext, { order, refund }: LockedRefund, what: string) => {
  context.announceArea(refundApi)
  context.announce({
    kind: noticeKind.is.refundResult,
    title: '退款超时',
    content: `订单 ${order.orderNo} 的退款申请${what}`,
    url: `/order/refund?refundOrderNo=${refund.refund_no}`,
    permission: refundApi.list.permission,
  })
}

import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { refundApi } from '@zhanggui/contract/order/refund'
import { needsReturnAddress } from '@zhanggui/domain/order/refund-state'
import { staffActor } from '#features/orders/public'
import { findReturnAddress } from '#features/return-addresses/public'
import type { StaffContext } from '#platform/http/route'
import { agreeRefund } from './core/agree-refund.ts'
import { endRefund } from './core/end-refund.ts'
import { lockRefundFor } from './core/lock-refund-for.ts'
import { flagsOf } from './core/refund-row.sql.ts'
import { recordOutcome } from './record-outcome.ts'

export async function auditRefund(context: StaffContext, input: InputOf<typeof refundApi.audit>) {
  const { refundOrderNo, auditType, reason = '', merAddressId } = input
  const actor = staffActor(context.staff)
  const isAgreed = auditType === 'success'
  const locked = await lockRefundFor(context.db, refundOrderNo, isAgreed ? 'agree' : 'refuse')
  if (isAgreed) {
    const isSent = needsReturnAddress(flagsOf(locked.refund)) && merAddressId !== undefined
    const address = isSent ? await findReturnAddress(context.db, merAddressId) : undefined
    await agreeRefund(context, locked, { actor, message: '商家同意退款', address })
  } else {
    const message = `商家拒绝退款，原因：${reason}`
    await endRefund(context, locked, { action: 'refuse', set: { refusal: reason }, kind: 'audit', message, actor })
  }
  return recordOutcome(context, locked.refund)
}

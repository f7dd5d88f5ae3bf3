import { afterSales } from '@zhanggui/domain/order/refund-codes'
import { needsReturnAddress, refundAfter, refundRefusal, RETURN_DAYS } from '@zhanggui/domain/order/refund-state'
import { type Actor, recordEvent } from '#features/orders/public'
import type { ReturnAddressText } from '#features/return-addresses/public'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { refundDue } from './refund-due.ts'
import { flagsOf, type LockedRefund, updateRefund } from './refund-row.sql.ts'
import { settleOrder } from './settle-order.ts'
import { startRefund } from './start-refund.ts'

const DAY = 86_400_000

interface Agreement {
  readonly actor: Actor
  readonly message: string
  /** Where the goods go; needed where the buyer sends them. */
  readonly address?: ReturnAddressText | undefined
}

/** The shop agrees: the money goes back, or the goods first. */
export async function agreeRefund(context: WriteContext, locked: LockedRefund, agreement: Agreement): Promise<void> {
  const { order, refund } = locked
  const { actor, message, address } = agreement
  const needsAddress = needsReturnAddress(flagsOf(refund))
  if (needsAddress && !address)
    refuse(refundRefusal.address.message, { ...refundRefusal.address, field: 'merAddressId' })
  const said = needsAddress && address ? `${message}，退货地址：${address.text}` : message
  await recordEvent(context, { orderId: order.id, refundId: refund.id, kind: 'audit', message: said, actor })
  if (refund.after_sales === afterSales.is.moneyOnly) return startRefund(context, locked)

  const until = new Date(context.now.getTime() + RETURN_DAYS * DAY)
  await updateRefund(context, refund, {
    status: refundAfter(flagsOf(refund), 'agree'),
    due_at: until,
    ...(needsAddress && {
      return_receiver: address?.receiver ?? '',
      return_phone: address?.phone ?? '',
      return_address: address?.text ?? '',
    }),
  })
  await context.enqueue(refundDue, { refundNo: refund.refund_no }, until)
  return settleOrder(context, order)
}

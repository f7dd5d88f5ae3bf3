import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import { afterSales, refundStarter, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import {
  checkOrder,
  lockOrder,
  type LockedOrder,
  newNo,
  recordEvent,
  updateLine,
  staffActor,
} from '#features/orders/public'
import type { StaffContext } from '#platform/http/route'
import { columnsOf, insertRefund } from '../core/refund-row.sql.ts'
import { askChannel } from '../core/start-refund.ts'
import { type DirectRefund, planDirectRefund, type PlannedRefund } from './plan-direct-refund.ts'

/** The shop gives money back by itself. Refunds of several lines are one for the payment channel. */
export async function refundDirectly(context: StaffContext, input: DirectRefund) {
  const order = await lockOrder(context.db, input.orderNo)
  checkOrder(order, 'refundDirectly')
  const planned = await planDirectRefund(context.db, order, input)
  const channelNo = newNo('RE', context.now)
  for (const [index, refund] of planned.entries()) {
    const refundNo = index === 0 ? channelNo : newNo('RE', context.now)
    await insertDirectRefund(context, order, refund, { refundNo, channelNo, withFreight: input.withFreight ?? true })
  }
  await askChannel(context, order, channelNo)
  const total = toFen(planned.reduce((sum, { parts }) => sum + parts.pay, 0))
  context.recordChanges(changesBetween({ 退款金额: ['', formatYuan(total)] }), order.orderNo)
  return null
}

interface Numbers {
  readonly refundNo: string
  readonly channelNo: string
  readonly withFreight: boolean
}

async function insertDirectRefund(
  context: StaffContext,
  order: LockedOrder,
  { line, pieces, unsent, restock, parts }: PlannedRefund,
  { refundNo, channelNo, withFreight }: Numbers,
) {
  const id = await context.newId()
  await insertRefund(context, {
    ...columnsOf(parts),
    id,
    refund_no: refundNo,
    order_id: order.id,
    line_id: line.id,
    uid: order.uid,
    status: refundStatus.is.refunding,
    after_sales: afterSales.is.moneyOnly,
    return_way: returnWay.is.none,
    started_by: refundStarter.is.merchant,
    pieces,
    unsent,
    with_freight: withFreight,
    restock,
    channel_no: channelNo,
  })
  await updateLine(context.db, line, { applied: line.applied + pieces, applied_unsent: line.applied_unsent + unsent })
  const what = pieces > 0 ? `${line.product_name} × ${pieces}` : line.product_name
  await recordEvent(context, {
    orderId: order.id,
    refundId: id,
    kind: 'apply',
    message: `商家直接退款：${what}，${formatYuan(toFen(parts.pay))} 元`,
    actor: staffActor(context.staff),
  })
}

import { orderApi } from '@zhanggui/contract/order/order'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { eventType } from '@zhanggui/domain/event/event-codes'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { orderRefund, orderStatus } from '@zhanggui/domain/order/order-codes'
import { wholeShipment } from '@zhanggui/domain/order/order-lines'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listPieces, receiveLines, shipWholeLines } from '../core/order-line.sql.ts'
import { type LockedOrder, lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { settleIncome } from '../core/settle-income.ts'
import { repackShipment } from '../detail/shipment.sql.ts'
import { shipped } from '../ship/delivery.ts'
import { findCurrent, updateDispatch } from './dispatch.sql.ts'

const is = orderStatus.is
type Step = typeof is.accepted | typeof is.arrived | typeof is.pickedUp | typeof is.delivered

const steps = {
  [is.accepted]: { action: 'accept', column: 'accepted_at', message: '配送员已接单' },
  [is.arrived]: { action: 'arrive', column: 'arrived_at', message: '配送员已到店' },
  [is.pickedUp]: { action: 'pickUp', column: 'picked_up_at', message: '配送员已取货' },
  [is.delivered]: { action: 'deliver', column: 'delivered_at', message: '订单已送达' },
} as const

/** The courier has come one step further. */
export async function advanceCourier(context: StaffContext, { orderNo, to }: { orderNo: string; to: Step }) {
  const { db, now, staff, recordChanges, announceArea } = context
  const { action, column, message } = steps[to]
  const order = await lockOrderFor(db, orderNo, action)
  const current = await findCurrent(db, order.id)
  if (!current) throw new Error('an order that is dispatched has a courier')
  await updateDispatch(db, order.id, current.id, { [column]: now })
  if (to === is.pickedUp) await takeGoods(db, order, current.shipmentId)
  if (to === is.delivered) await receiveLines(db, order.id)
  await updateOrder(context, order.id, {
    status: to,
    ...(to === is.pickedUp && { sent_at: now, due_at: null }),
    ...(to === is.delivered && { received_at: now }),
  })
  await recordEvent(context, { orderId: order.id, kind: `dispatch_${action}`, message, actor: staffActor(staff) })
  if (to === is.pickedUp) db.tell(shipped(order, { id: current.shipmentId, carrier: current.carrier }))
  if (to === is.delivered) db.tell({ type: eventType.is.orderReceived, subject: orderNo, data: { orderNo } })
  if (to === is.delivered) await settleIncome(context, order, incomeNode.is.receipt)
  recordChanges(changesBetween({ 订单状态: [orderStatus.label(order.status), orderStatus.label(to)] }), orderNo)
  announceArea(orderApi)
  return null
}

/** What was refunded since the courier was called stays in the shop. */
async function takeGoods(db: MerchantDb, { id: orderId, refund }: LockedOrder, shipmentId: number) {
  if (refund !== orderRefund.is.none) {
    await repackShipment(db, { orderId, id: shipmentId }, wholeShipment(await listPieces(db, orderId)))
  }
  await shipWholeLines(db, orderId)
}

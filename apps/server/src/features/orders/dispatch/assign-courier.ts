import { orderApi } from '@zhanggui/contract/order/order'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import type { StaffContext } from '#platform/http/route'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { type Courier, courierText, putCourier } from './courier.ts'
import { takeCourierBack } from './take-courier-back.ts'

interface Numbered {
  readonly orderNo: string
}

export async function assignCourier(context: StaffContext, { orderNo, ...courier }: Numbered & Courier) {
  const { db, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, orderNo, 'assign')
  await putCourier(context, order, courier, staff.adminId)
  const message = `已指派配送员：${courierText(courier)}`
  await recordEvent(context, { orderId: order.id, kind: 'dispatch_assign', message, actor: staffActor(staff) })
  recordChanges(changesBetween({ 配送员: ['', courierText(courier)] }), orderNo)
  announceArea(orderApi)
  return null
}

export async function reassignCourier(context: StaffContext, { orderNo, ...courier }: Numbered & Courier) {
  const { db, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, orderNo, 'reassign')
  const old = await takeCourierBack(context, order, '改派')
  await putCourier(context, order, courier, staff.adminId)
  const before = courierText({ deliveryCarrier: old.carrier, carrierPhone: old.carrierPhone })
  const message = `改派配送员：${before} → ${courierText(courier)}`
  await recordEvent(context, { orderId: order.id, kind: 'dispatch_reassign', message, actor: staffActor(staff) })
  recordChanges(changesBetween({ 配送员: [before, courierText(courier)] }), orderNo)
  announceArea(orderApi)
  return null
}

export async function withdrawCourier(context: StaffContext, { orderNo, reason }: Numbered & { reason: string }) {
  const { db, staff, recordChanges, announceArea } = context
  const order = await lockOrderFor(db, orderNo, 'withdraw')
  const { carrier } = await takeCourierBack(context, order, reason)
  await updateOrder(context, order.id, { status: statusAfter('withdraw') })
  const message = `撤回派单：${carrier}，${reason}`
  await recordEvent(context, { orderId: order.id, kind: 'dispatch_cancel', message, actor: staffActor(staff) })
  recordChanges(changesBetween({ 配送员: [carrier, ''] }), orderNo)
  announceArea(orderApi)
  return null
}

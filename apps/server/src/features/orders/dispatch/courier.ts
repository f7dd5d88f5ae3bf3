import { deliveryType } from '@zhanggui/domain/order/order-codes'
import { wholeShipment } from '@zhanggui/domain/order/order-lines'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import { refuse } from '#platform/http/refusals'
import type { WriteContext } from '#platform/transactions'
import { listPieces } from '../core/order-line.sql.ts'
import { type LockedOrder, updateOrder } from '../core/order-row.sql.ts'
import { insertShipment } from '../detail/shipment.sql.ts'
import { acceptTimeoutJob } from './accept-timeout.job.ts'
import { insertDispatch } from './dispatch.sql.ts'

const ACCEPT_WITHIN_MS = 15 * 60_000

export interface Courier {
  readonly deliveryCarrier: string
  readonly carrierPhone: string
  readonly expectTime?: Date | undefined
}

export const courierText = ({ deliveryCarrier, carrierPhone }: Courier): string => `${deliveryCarrier} ${carrierPhone}`

/** Sends a courier for the whole order; its pieces count as sent once they are picked up. */
export async function putCourier(context: WriteContext, order: LockedOrder, courier: Courier, adminId: number) {
  const { db, now, newId, enqueue } = context
  const contents = wholeShipment(await listPieces(db, order.id))
  if (contents.length === 0) refuse('订单没有需要发货的商品')
  const [id, shipmentId] = [await newId(), await newId()]
  insertShipment(
    db,
    {
      id: shipmentId,
      order_id: order.id,
      delivery_type: deliveryType.is.merchant,
      carrier: courier.deliveryCarrier,
      carrier_phone: courier.carrierPhone,
      pieces: contents.reduce((sum, { pieces }) => sum + pieces, 0),
      created_by: adminId,
      created_at: now,
      updated_at: now,
    },
    contents,
  )
  await insertDispatch(db, {
    id,
    order_id: order.id,
    shipment_id: shipmentId,
    carrier: courier.deliveryCarrier,
    carrier_phone: courier.carrierPhone,
    expected_at: courier.expectTime ?? null,
    assigned_at: now,
  })
  await updateOrder(context, order.id, { status: statusAfter('assign'), delivery_type: deliveryType.is.merchant })
  const payload = { orderNo: order.orderNo, dispatchId: id }
  await enqueue(acceptTimeoutJob, payload, new Date(now.getTime() + ACCEPT_WITHIN_MS))
}

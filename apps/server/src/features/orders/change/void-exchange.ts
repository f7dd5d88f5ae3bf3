import { parcelApi } from '@zhanggui/contract/order/parcel'
import { waybillApi } from '@zhanggui/contract/order/waybill'
import { shipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { unfollowParcel } from '#features/parcels/public'
import { releaseStock } from '#features/products/public'
import { recordEvent, staffActor } from '../core/order-event.sql.ts'
import { listLines } from '../core/order-line.sql.ts'
import { lockOrderFor, updateOrder } from '../core/order-row.sql.ts'
import { findShipment, listContents, updateShipment } from '../detail/shipment.sql.ts'
import { unshipped } from '../ship/delivery.ts'
import { noShipment } from '../ship/edit-shipment.ts'
import type { Voider, Voiding } from './void-shipment.ts'

/** Goods that went out once more are back on the shelf; the order itself stays where it stands. */
export async function voidExchange(context: Voider, { id, reason }: Voiding): Promise<string> {
  const { db, now, staff } = context
  const found = (await findShipment(db, id)) ?? noShipment()
  const order = await lockOrderFor(db, found.orderNo, 'unexchange')
  const shipment = (await findShipment(db, id)) ?? noShipment()
  if (shipment.voidedAt) noShipment()
  const [contents, lines] = await Promise.all([listContents(db, shipment), listLines(db, order.id)])
  const goods = contents.flatMap(({ lineId, skuId, pieces: quantity }) =>
    lines
      .filter((line) => line.id === lineId)
      .map((line) => ({
        productId: line.product_id,
        skuId: skuId ?? line.sku_id,
        quantity,
      })),
  )
  await releaseStock(db, now, order.orderNo, goods)
  await updateShipment(db, shipment, { voided_at: now, updated_at: now })
  await unfollowParcel(db, id)
  context.announceArea(parcelApi)
  context.announceArea(waybillApi)
  await updateOrder(context, order.id, {})
  const word = shipmentPurpose.label(shipment.purpose)
  const message = `撤销${word}（${reason}）`
  await recordEvent(context, { orderId: order.id, kind: 'invoice_undo', message, actor: staffActor(staff) })
  db.tell(unshipped(order, id))
  return word
}

import type { Shipment } from '@zhanggui/contract/order/shipment'
import { type DeliveryType, deliveryType, type ShipmentPurpose } from '@zhanggui/domain/order/order-codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import { followParcel } from '#features/parcels/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Shipment as ShipmentTable } from '#platform/db/schema'

/** Parcels of an order, newest first, with what is in them. */
export async function listShipments(db: MerchantDb, orderId: number): Promise<Shipment[]> {
  const { rows } = await sql<Shipment>`select p.id, p.delivery_type as "deliveryType", p.express_code as "expressCode",
      p.express_name as "expressName", p.tracking_number as "trackingNumber", p.carrier as "deliveryCarrier",
      p.carrier_phone as "carrierPhone", p.mark as "deliveryMark", p.pieces as "totalNum",
      p.voided_at is not null as "isVoided", p.created_at as "createTime", p.purpose, p.reason, p.cost_fen as cost,
      p.version,
      array(select o.order_no from shipment other
        join shop_order o on o.mer_id = ${db.merId} and o.id = other.order_id
        where other.mer_id = ${db.merId} and other.parcel_id = p.parcel_id and other.order_id <> p.order_id
          and other.voided_at is null order by o.id) as "parcelOrders",
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'productName', l.product_name, 'image', l.image,
          'sku', coalesce(nullif(c.sku_label, ''), l.sku_label), 'num', c.pieces) order by l.position), '[]')
        from shipment_line c join order_line l on l.mer_id = ${db.merId} and l.order_id = c.order_id and l.id = c.line_id
        where c.mer_id = ${db.merId} and c.shipment_id = p.id) as "detailList"
    from shipment p where p.mer_id = ${db.merId} and p.order_id = ${orderId} order by p.id desc`.execute(db.q)
  return rows
}

/** With the number of its order. */
export const findShipment = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('shipment as p')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 'p.order_id'))
    .select(['p.id', 'p.order_id as orderId', 'o.order_no as orderNo', 'p.express_code as expressCode'])
    .select(['p.express_name as expressName', 'p.tracking_number as trackingNumber', 'p.carrier'])
    .select(['p.carrier_phone as carrierPhone', 'p.mark', 'p.voided_at as voidedAt', 'p.created_at as createdAt'])
    .select(['p.parcel_id as parcelId', sql<ShipmentPurpose>`p.purpose`.as('purpose')])
    .leftJoin('admin as a', (join) => join.on('a.mer_id', '=', db.merId).onRef('a.id', '=', 'p.updated_by'))
    .select(['p.version', 'a.real_name as updatedBy'])
    .select(['o.receiver_phone as receiverPhone', sql<DeliveryType>`p.delivery_type`.as('deliveryType')])
    .where('p.mer_id', '=', db.merId)
    .where('p.id', '=', id)
    .where('o.is_deleted_by_shop', '=', false)
    .executeTakeFirst()
export type StoredShipment = NonNullable<Awaited<ReturnType<typeof findShipment>>>

interface ShippedPieces {
  readonly lineId: number
  readonly pieces: number
  /** What goes out instead of what the line was about. */
  readonly sku?: { readonly id: number; readonly label: string }
}

type NewShipment = Omit<Insertable<ShipmentTable>, 'mer_id' | 'created_at'> & {
  readonly id: number
  readonly created_at: Date
}

/** Travels with the statements that follow. */
export function insertShipment(db: MerchantDb, shipment: NewShipment, contents: readonly ShippedPieces[]) {
  const parcel = db.q.insertInto('shipment').values({ ...shipment, mer_id: db.merId })
  db.sendAlong(parcel.execute())
  db.sendAlong(insertContents(db, { orderId: shipment.order_id, id: shipment.id }, contents))
  if (shipment.delivery_type !== deliveryType.is.express || !shipment.tracking_number) return
  followParcel(db, { shipmentId: shipment.id, orderId: shipment.order_id, sentAt: shipment.created_at })
}

type Numbered = Pick<StoredShipment, 'orderId' | 'id'>

const insertContents = (db: MerchantDb, { orderId, id }: Numbered, contents: readonly ShippedPieces[]) =>
  db.q
    .insertInto('shipment_line')
    .values(
      contents.map(({ lineId, pieces, sku }) => ({
        mer_id: db.merId,
        shipment_id: id,
        order_id: orderId,
        line_id: lineId,
        pieces,
        ...(sku && { sku_id: sku.id, sku_label: sku.label }),
      })),
    )
    .execute()

/** Other contents than it was made with. */
export async function repackShipment(db: MerchantDb, shipment: Numbered, contents: readonly ShippedPieces[]) {
  await db.q
    .deleteFrom('shipment_line')
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', shipment.orderId)
    .where('shipment_id', '=', shipment.id)
    .execute()
  await insertContents(db, shipment, contents)
  await updateShipment(db, shipment, { pieces: contents.reduce((sum, { pieces }) => sum + pieces, 0) })
}

export async function updateShipment(db: MerchantDb, { orderId, id }: Numbered, set: Updateable<ShipmentTable>) {
  await db.q
    .updateTable('shipment')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .execute()
}

/** What is in a parcel. */
export const listContents = (db: MerchantDb, { orderId, id }: Numbered) =>
  db.q
    .selectFrom('shipment_line')
    .select(['line_id as lineId', 'pieces', 'sku_id as skuId'])
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('shipment_id', '=', id)
    .execute()

/** The parcels of an order that are on their way, the latest last; goods that went out once more are none of them. */
export const listOnTheWay = (db: MerchantDb, orderId: number) =>
  db.q
    .selectFrom('shipment')
    .select(['id', sql<DeliveryType>`delivery_type`.as('deliveryType')])
    .where('mer_id', '=', db.merId)
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .where('purpose', '=', 'order')
    .orderBy('id')
    .execute()

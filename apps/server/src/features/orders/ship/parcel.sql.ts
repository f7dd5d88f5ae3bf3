import { sql, type Updateable } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Shipment as ShipmentTable } from '#platform/db/schema'

interface NewBox {
  readonly id: number
  readonly express_code: string
  readonly express_name: string
  readonly tracking_number: string
  readonly created_by: number
  readonly created_at: Date
  readonly updated_at: Date
}

export interface BoxedShipment {
  readonly id: number
  readonly orderId: number
  readonly orderNo: string
}

/** Whoever puts the first order in makes it. */
export async function insertBox(db: MerchantDb, box: NewBox) {
  await db.q
    .insertInto('parcel')
    .values({ ...box, mer_id: db.merId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Before its orders: whoever changes what several orders share changes them one after the other. */
export const lockBox = (db: MerchantDb, id: number) =>
  db.q.selectFrom('parcel').select('id').where('mer_id', '=', db.merId).where('id', '=', id).forNoKeyUpdate().execute()

/** Where an order goes that is in the box already. */
export const findBoxed = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('shipment as s')
    .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', db.merId).onRef('o.id', '=', 's.order_id'))
    .select(['o.receiver_name as realName', 'o.receiver_phone as userPhone', 'o.receiver_address as userAddress'])
    .where('s.mer_id', '=', db.merId)
    .where('s.parcel_id', '=', id)
    .where('s.voided_at', 'is', null)
    .limit(1)
    .executeTakeFirst()

/** How the box goes, for itself and for all that is in it; answers with its shipments. */
export async function updateBox(
  db: MerchantDb,
  id: number,
  set: Updateable<ShipmentTable>,
  by: { readonly adminId: number; readonly at: Date },
): Promise<BoxedShipment[]> {
  const { express_code = '', express_name = '', tracking_number = '' } = set
  const box = { express_code, express_name, tracking_number, updated_at: by.at }
  await db.q.updateTable('parcel').set(box).where('mer_id', '=', db.merId).where('id', '=', id).execute()
  const shipments = await db.q
    .updateTable('shipment')
    .set({ ...box, updated_by: by.adminId, version: sql<number>`version + 1` })
    .where('mer_id', '=', db.merId)
    .where('parcel_id', '=', id)
    .where('voided_at', 'is', null)
    .returning(['id', 'order_id as orderId'])
    .execute()
  const orders = await db.q
    .selectFrom('shop_order')
    .select(['id', 'order_no as orderNo'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(shipments.map(({ orderId }) => orderId)))
    .execute()
  const numbers = new Map(orders.map(({ id: orderId, orderNo }) => [orderId, orderNo]))
  return shipments.map((shipment) => ({ ...shipment, orderNo: numbers.get(shipment.orderId) ?? '' }))
}

import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Contents, Party, Waybill } from './waybill-port.ts'

interface NewWaybill {
  readonly id: number
  readonly orderId: number
  readonly expressCode: string
  readonly expressName: string
  readonly sender: Party
  readonly receiver: Party
  readonly contents: Contents
  readonly adminId: number
}

export async function insertWaybill(db: MerchantDb, { sender, receiver, contents, ...waybill }: NewWaybill, now: Date) {
  await db.q
    .insertInto('waybill')
    .values({
      mer_id: db.merId,
      id: waybill.id,
      order_id: waybill.orderId,
      express_code: waybill.expressCode,
      express_name: waybill.expressName,
      sender: JSON.stringify(sender),
      receiver: JSON.stringify(receiver),
      contents: JSON.stringify(contents),
      created_by: waybill.adminId,
      created_at: now,
    })
    .execute()
}

/** Whether a parcel that was not taken back has the number of `w`: of its order, or of one that went in the same box. */
export const isUsed = (db: MerchantDb) => sql<boolean>`exists (select from shipment p where p.mer_id = ${db.merId}
  and p.tracking_number = w.tracking_number and p.tracking_number <> '' and p.voided_at is null)`

/** Whether the carrier was told of `w` where the order `o` goes now. */
export const goesThere = sql<boolean>`w.receiver = jsonb_build_object(
  'name', o.receiver_name, 'phone', o.receiver_phone, 'address', o.receiver_address)`

/** Of that carrier and receiver, and on no parcel that was not taken back: asked for, or given. */
export async function findOpenWaybill(db: MerchantDb, orderId: number, expressCode: string, receiver: Party) {
  const { rows } = await sql<{ id: number; trackingNumber: string; sender: Party; contents: Contents | null }>`
    select w.id, w.tracking_number as "trackingNumber", w.sender, w.contents from waybill w
    where w.mer_id = ${db.merId} and w.order_id = ${orderId} and w.express_code = ${expressCode}
      and w.receiver = ${JSON.stringify(receiver)}::jsonb and w.cancel_asked_at is null
      and not ${isUsed(db)}
    order by w.id desc limit 1`.execute(db.q)
  return rows[0]
}

/** False where somebody has asked to cancel it in the meantime. */
export async function giveNumber(
  db: MerchantDb,
  id: number,
  { trackingNumber, routingCode, hubName }: Waybill,
): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('waybill')
    .set({ tracking_number: trackingNumber, routing_code: routingCode, hub_name: hubName })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('cancel_asked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

import { pool } from '../support/database.sql.ts'

export async function shopOf(account: string): Promise<number> {
  const { rows } = await pool.query<{ mer_id: number }>(
    `select s.mer_id from login_name n join person_shop s on s.person_id = n.person_id where n.account = $1`,
    [account],
  )
  return rows[0]?.mer_id ?? 0
}

/** The shop hands over whatever it sells, too. */
export async function allowPickUps(merId: number): Promise<void> {
  await pool.query('update merchant set takes_pickups = true where id = $1', [merId])
  await pool.query(`update product set delivery_methods = '1,2' where mer_id = $1 and type = 0`, [merId])
}

export async function findPickUpCode(merId: number, orderNo: string): Promise<string> {
  const { rows } = await pool.query<{ code: string }>(
    'select verify_code as code from shop_order where mer_id = $1 and order_no = $2',
    [merId, orderNo],
  )
  return rows[0]?.code ?? ''
}

/** As if the days had passed after which an order is completed; a shorter setting would complete those of all shops. */
export async function letReceiptBeLongAgo(merId: number, orderNo: string): Promise<void> {
  await pool.query(
    `update shop_order set received_at = received_at - interval '91 days' where mer_id = $1 and order_no = $2`,
    [merId, orderNo],
  )
}

/** What the books say of an order: its events in turn, and what the buyer has paid less what went back. */
export async function readBooks(merId: number, orderNo: string) {
  const { rows } = await pool.query<{ event: string; cash: number }>(
    `select j.event, coalesce(sum(e.amount_fen) filter (where e.account = 'platform.cash'), 0)::bigint as cash
     from ledger_journal j join ledger_entry e on e.mer_id = $1 and e.journal_id = j.id
     join shop_order o on o.mer_id = $1 and o.id = j.order_id
     where j.mer_id = $1 and o.order_no = $2 group by j.mer_id, j.id, j.event order by j.id`,
    [merId, orderNo],
  )
  return { events: rows.map(({ event }) => event), cash: rows.reduce((sum, { cash }) => sum + cash, 0) }
}

/** Orders that a parcel could be made of now. */
export async function countToShip(merId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from shop_order o where mer_id = $1 and tab = 2 and goods_kind = 0 and exists (
       select from order_line l where l.mer_id = $1 and l.order_id = o.id and l.pieces > l.shipped + l.refunded + l.applied)`,
    [merId],
  )
  return rows[0]?.count ?? 0
}

/** A parcel that nobody has heard of for two days, so that its carrier has something bad to say; answers with its number. */
export async function stallParcel(merId: number): Promise<string> {
  // What happens to numbers that end so: docs/express-tracking.md.
  const trackingNumber = `SF${Date.now()}9902`
  const { rowCount } = await pool.query(
    `with chosen as (select shipment_id from tracked_shipment where mer_id = $1 and next_poll_at is not null limit 1),
       watched as (update tracked_shipment set sent_at = now() - interval '3 days', state = 'waiting', problem = null,
           last_trace = '', last_trace_at = null, next_poll_at = now() + interval '1 day'
         where mer_id = $1 and shipment_id in (select shipment_id from chosen) returning shipment_id)
     update shipment set tracking_number = $2, created_at = now() - interval '3 days'
     where mer_id = $1 and id in (select shipment_id from watched)`,
    [merId, trackingNumber],
  )
  if (rowCount !== 1) throw new Error('no parcel is under way')
  return trackingNumber
}

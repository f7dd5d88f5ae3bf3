import type { Pool } from '../../apps/server/src/platform/db/connection/pool.ts'

/** The shop that this person works in. */
export async function shopOf(pool: Pool, account: string): Promise<number> {
  const { rows } = await pool.query<{ mer_id: number }>(
    `select s.mer_id from login_name n join person_shop s on s.person_id = n.person_id where n.account = $1`,
    [account],
  )
  return rows[0]?.mer_id ?? 0
}

/** Nobody has to choose a delivery time any more, of which there would be too few. */
export async function closeDeliveryTimes(pool: Pool, merId: number): Promise<void> {
  await pool.query('update delivery_slot set is_open = false where mer_id = $1', [merId])
}

/** What has come of a stream of orders, by the numbers of the checkouts. */
export async function readOrders(pool: Pool, merId: number, name: string) {
  const { rows } = await pool.query<{ number: string; orderNo: string; isPaid: boolean; refunds: string[] }>(
    `select checkout_no as number, order_no as "orderNo", paid_at is not null as "isPaid",
       array(select r.refund_no from refund r where r.mer_id = $1 and r.order_id = o.id and r.status = 3) as refunds
     from shop_order o where mer_id = $1 and checkout_no like $2 order by id`,
    [merId, `${name}-%`],
  )
  return rows
}

/** Refunds that the payment channel has not answered yet. */
export async function countUnderway(pool: Pool, merId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from refund where mer_id = $1 and status = 2',
    [merId],
  )
  return rows[0]?.count ?? 0
}

export async function readStock(pool: Pool, merId: number, skuIds: readonly number[]) {
  const { rows } = await pool.query<{ id: number; stock: number }>(
    'select id, stock from product_sku where mer_id = $1 and id = any ($2::bigint[])',
    [merId, skuIds],
  )
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** How often each of these events is in the books. */
export async function readJournals(pool: Pool, merId: number, event: string, numbers: readonly string[]) {
  const { rows } = await pool.query<{ number: string; count: number }>(
    `select ref_no as number, count(*)::int as count from ledger_journal
     where mer_id = $1 and event = $2 and ref_no = any ($3) group by ref_no`,
    [merId, event, numbers],
  )
  return new Map(rows.map(({ number, count }) => [number, count]))
}

/** Journals that do not add up to nothing, and accounts whose balance is not the sum of their entries. */
export async function findUnbalanced(pool: Pool, merId: number) {
  const journals = await pool.query(
    `select journal_id from ledger_entry where mer_id = $1 group by journal_id having sum(amount_fen) <> 0`,
    [merId],
  )
  const accounts = await pool.query<{ name: string }>(
    `select name from merchant_account a, lateral (values ('pending', pending_fen), ('frozen', frozen_fen),
       ('balance', balance_fen), ('hold', hold_fen)) as stored (name, fen)
     where a.mer_id = $1 and fen <> coalesce((select -sum(e.amount_fen) from ledger_entry e
       where e.mer_id = $1 and e.account = 'shop.' || name), 0)`,
    [merId],
  )
  return { journals: journals.rowCount, accounts: accounts.rows.map(({ name }) => name) }
}

/** What the shop's staff were told, by the number that the notice is about. */
export async function readNotices(pool: Pool, merId: number, titles: readonly string[]) {
  const { rows } = await pool.query<{ orderNo: string; count: number }>(
    `select substring(content from 'SH[0-9]+') as "orderNo", count(*)::int as count from push_event
     where mer_id = $1 and title = any ($2) group by 1`,
    [merId, titles],
  )
  return new Map(rows.map(({ orderNo, count }) => [orderNo, count]))
}

/** What has come of sending orders, by their numbers: each of these is to be there once. */
export async function readShipments(pool: Pool, merId: number, orderNos: readonly string[]) {
  const { rows } = await pool.query<{
    orderNo: string
    status: number
    left: number
    trackingNumbers: string[]
    tracked: number
    events: number
    told: number
    logged: number
  }>(
    `select o.order_no as "orderNo", o.status,
       (select sum(l.pieces - l.shipped)::int from order_line l where l.mer_id = $1 and l.order_id = o.id) as left,
       array(select s.tracking_number from shipment s where s.mer_id = $1 and s.order_id = o.id) as "trackingNumbers",
       (select count(*)::int from tracked_shipment t where t.mer_id = $1 and t.order_id = o.id) as tracked,
       (select count(*)::int from order_event e where e.mer_id = $1 and e.order_id = o.id and e.kind = 'express') as events,
       (select count(*)::int from outside_event t
         where t.mer_id = $1 and t.subject = o.order_no and t.type = 'order.shipped') as told,
       (select count(*)::int from sensitive_log g
         where g.mer_id = $1 and g.subject = o.order_no and g.url like '%/shipDesk/ship' and g.changes <> '[]') as logged
     from shop_order o where o.mer_id = $1 and o.order_no = any ($2) order by o.id`,
    [merId, orderNos],
  )
  return rows
}

export async function countShipped(pool: Pool, merId: number, orderNos: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from shipment s join shop_order o on o.mer_id = $1 and o.id = s.order_id
     where s.mer_id = $1 and o.order_no = any ($2)`,
    [merId, orderNos],
  )
  return rows[0]?.count ?? 0
}

/** The newest batch of the ship desk: how far it is, and its rows as the console had sent them. */
export async function findBatch(pool: Pool, merId: number) {
  const { rows } = await pool.query<{ id: number; done: number; failed: number; rows: object[] }>(
    `select id, done, failed, array(select jsonb_build_object('orderId', r -> 'orderId', 'expressCode', r -> 'expressCode',
         'expressNumber', r -> 'expressNumber') from jsonb_array_elements(params -> 'rows') r) as rows
     from task where mer_id = $1 and kind = 'shipDesk' order by id desc limit 1`,
    [merId],
  )
  const [batch] = rows
  if (!batch) throw new Error('no batch was started')
  return batch
}

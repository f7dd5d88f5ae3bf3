import { sql } from 'kysely'
import { inMerchant } from '#platform/db/merchant-db'
import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

/** Every account of the shop's books as its journals add up, and what the balances say. */
export const readBooks = (app: TestApp, { merId }: Shop) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const entries = await db.q
      .selectFrom('ledger_entry')
      .select(['account', sql<number>`sum(amount_fen)::bigint`.as('sum')])
      .where('mer_id', '=', merId)
      .groupBy('account')
      .execute()
    const [income] = await db.q
      .selectFrom('order_income')
      .select([
        sql<number>`coalesce(sum(pending_fen), 0)::bigint`.as('pending'),
        sql<number>`coalesce(sum(frozen_fen), 0)::bigint`.as('frozen'),
      ])
      .where('mer_id', '=', merId)
      .execute()
    return { accounts: new Map(entries.map(({ account, sum }) => [account, sum])), income }
  })

/** Ids of the shop's orders by their deadline, in pages of three, as of a list that is too long to be sorted as a whole. */
export const listByDeadline = (app: TestApp, { merId }: Shop, isFalling: boolean, count: number) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const found: string[] = []
    while (found.length < count) {
      const { rows } = await sql<{ ids: string[] }>`
        select ids from find_orders(0::smallint, '[]', 'due_at', ${isFalling}, 2, 3, ${found.length})`.execute(db.q)
      const [page] = rows
      if (!page || page.ids.length === 0) break
      found.push(...page.ids)
    }
    return found.map(Number)
  })

/** What happened to an order, oldest first. */
export const readEvents = (app: TestApp, { merId }: Shop, orderNo: string) =>
  inMerchant(app.platform.pool, merId, 'read', (db) =>
    db.q
      .selectFrom('order_event as event')
      .innerJoin('shop_order as o', (join) => join.on('o.mer_id', '=', merId).onRef('o.id', '=', 'event.order_id'))
      .select(['event.kind', 'event.message', 'event.actor'])
      .where('event.mer_id', '=', merId)
      .where('o.order_no', '=', orderNo)
      .orderBy('event.id')
      .execute(),
  )

export const listCheckout = (app: TestApp, { merId }: Shop, checkoutNo: string) =>
  inMerchant(app.platform.pool, merId, 'read', (db) =>
    db.q
      .selectFrom('shop_order')
      .select(['order_no as orderNo', 'status'])
      .where('mer_id', '=', merId)
      .where('checkout_no', '=', checkoutNo)
      .orderBy('id')
      .execute(),
  )

/** The tabs as they would be counted row by row. */
export const countRows = (app: TestApp, { merId }: Shop) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const rows = await db.q
      .selectFrom('shop_order')
      .select(['tab', sql<number>`count(*)::int`.as('count')])
      .where('mer_id', '=', merId)
      .where('tab', '>', 0)
      .groupBy('tab')
      .execute()
    return new Map(rows.map(({ tab, count }) => [tab, count]))
  })

export const countDeltas = async (app: TestApp, { merId }: Shop): Promise<number> =>
  (await app.platform.pool.query('select from order_day_delta where mer_id = $1', [merId])).rowCount ?? 0

export const countRefundDeltas = async (app: TestApp, { merId }: Shop): Promise<number> =>
  (await app.platform.pool.query('select from refund_delta where mer_id = $1', [merId])).rowCount ?? 0

/** Notices of this title, as they were written: sessions do not outlive the days that a test lets pass. */
export async function readNotices(app: TestApp, { merId }: Shop, title: string) {
  const { rows } = await app.platform.pool.query<{ type: string; content: string }>(
    'select type, content from push_event where mer_id = $1 and title = $2 order by no',
    [merId, title],
  )
  return rows
}

export async function listStatuses(app: TestApp, { merId }: Shop): Promise<number[]> {
  const { rows } = await app.platform.pool.query<{ status: number }>(
    'select distinct status from shop_order where mer_id = $1 order by status',
    [merId],
  )
  return rows.map(({ status }) => status)
}

/** What kinds of orders and refunds there are, and whether something has to be sent within a day. */
export async function listKinds(app: TestApp, { merId }: Shop) {
  const { rows } = await app.platform.pool.query<{
    payTypes: string[]
    groupBuys: number[]
    virtual: number[]
    refunds: number[]
    hasDueToday: boolean
  }>(
    `select array(select distinct pay_type from shop_order where mer_id = $1 and pay_type <> '' order by 1) as "payTypes",
       array(select distinct group_buy from shop_order where mer_id = $1 order by 1) as "groupBuys",
       array(select distinct status from shop_order where mer_id = $1 and goods_kind = 2 order by 1) as virtual,
       array(select distinct status from refund where mer_id = $1 order by 1) as refunds,
       exists (select from shop_order where mer_id = $1 and paid_at is not null
         and due_at between $2 and $2::timestamptz + interval '1 day') as "hasDueToday"`,
    [merId, app.now()],
  )
  return rows[0]
}

/** Orders, incomes and refunds whose parts do not add up, lines of which more was sent than parcels hold, buyers who were never there. */
export async function findOdd(app: TestApp, { merId }: Shop) {
  const count = async (statement: string) => (await app.platform.pool.query(statement, [merId])).rowCount
  return {
    orders: await count(`select o.id from shop_order o join order_line l on l.mer_id = $1 and l.order_id = o.id
      where o.mer_id = $1 group by o.mer_id, o.id
      having sum(l.pay_fen) <> o.pay_fen or sum(l.freight_fen) <> o.freight_fen or sum(l.pieces) <> o.pieces
        or sum(l.used_points) <> o.used_points or sum(l.gained_points) <> o.gained_points
        or sum(l.platform_coupon_fen) <> o.platform_coupon_fen`),
    incomes: await count(`select o.id from shop_order o left join order_income i on i.mer_id = $1 and i.order_id = o.id
      where o.mer_id = $1 and (o.paid_at is not null) <> (i.order_id is not null)`),
    refunds: await count(`select l.id from order_line l left join refund r on r.mer_id = $1 and r.line_id = l.id
      where l.mer_id = $1 group by l.mer_id, l.order_id, l.id
      having l.refunded_fen <> coalesce(sum(r.amount_fen) filter (where r.status = 3), 0)
        or l.applied <> coalesce(sum(r.pieces) filter (where r.status in (0, 2, 4, 5)), 0)
        or l.applied_unsent <> coalesce(sum(r.unsent) filter (where r.status in (0, 2, 4, 5)), 0)
        or l.refunded_unsent <> coalesce(sum(r.unsent) filter (where r.status = 3), 0)
        or coalesce(bool_or(r.after_sales = 2 and l.shipped = 0), false)`),
    shipped: await count(`select o.id from shop_order o join order_line l on l.mer_id = $1 and l.order_id = o.id
      join shipment_line s on s.mer_id = $1 and s.line_id = l.id
      where o.mer_id = $1 and o.status < 10 group by l.mer_id, l.order_id, l.id, o.id
      having sum(s.pieces) <> l.shipped`),
    virtual: await count(`select from shop_order where mer_id = $1 and goods_kind = 2 and (shipping_type <> 3
      or status not in (0, 1, 4, 5, 6, 9) or delivery_type not in ('', 'noNeed') or receiver_address <> '')`),
    unseen: await count(`select from shop_order o where o.mer_id = $1
      and o.created_at >= (select min(visited_at) from shop_visit where mer_id = $1)
      and not exists (select from shop_visit v where v.mer_id = $1 and v.uid = o.uid
        and v.day = to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYYMMDD')::integer)`),
  }
}

/** What buyers have paid for these orders, by the books. */
export async function paidByJournal(app: TestApp, { merId }: Shop, orderNos: readonly string[]): Promise<number> {
  const { rows } = await app.platform.pool.query<{ paid: number }>(
    `select coalesce(sum(e.amount_fen), 0)::bigint as paid from ledger_journal j
     join ledger_entry e on e.mer_id = $1 and e.journal_id = j.id
     where j.mer_id = $1 and j.event = 'pay' and e.account = 'platform.cash' and j.ref_no = any ($2)`,
    [merId, orderNos],
  )
  return rows[0]?.paid ?? 0
}

import type { FlowRow } from '@zhanggui/contract/finance/capital-flow'
import { flowEvents, transactionType } from '@zhanggui/domain/finance/flow-codes'
import { flowLine } from '@zhanggui/domain/finance/flow-line'
import { toFen } from '@zhanggui/domain/kernel/money'
import { account, ledgerEvent, type LedgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

interface Window {
  readonly from: Date
  readonly until: Date
  readonly limit: number
  readonly offset: number
}

/** Literals, so that the partial index of the flow is used. */
const inFlow = sql<boolean>`event in ('pay', 'refund')`

const journals = (db: MerchantDb, events: readonly LedgerEvent[]) =>
  db.q
    .selectFrom('ledger_journal')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where(inFlow)
    .$if(events.length < flowEvents.length, (query) => query.where('event', '=', anyOf([...events])))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** Ids of lines, newest first. */
export async function listFlowIds(db: MerchantDb, events: readonly LedgerEvent[], window: Window): Promise<number[]> {
  const rows = await journals(db, events)
    .where('created_at', '>=', window.from)
    .where('created_at', '<', window.until)
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of the lines of an order and its refunds, or of one refund, newest first. */
export async function findFlowIds(
  db: MerchantDb,
  events: readonly LedgerEvent[],
  no: string,
  { from, until }: Pick<Window, 'from' | 'until'>,
): Promise<number[]> {
  const order = db.q.selectFrom('shop_order').select('id').where('mer_id', '=', db.merId).where('order_no', '=', no)
  const orderId = (await order.executeTakeFirst())?.id
  const rows = await journals(db, events)
    .where((eb) => (orderId === undefined ? eb('ref_no', '=', no) : eb('order_id', '=', orderId)))
    .$if(orderId === undefined, (query) => query.where('event', '=', ledgerEvent.is.refund))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .execute()
  return rows.map(({ id }) => id)
}

const shop = [account.is.pending, account.is.frozen, account.is.balance]

/** The lines in the order of their ids' list. */
export async function readFlow(db: MerchantDb, ids: readonly number[]): Promise<FlowRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FoundLine>`
    select j.id, j.event, j.ref_no as "refNo", o.order_no as "orderNo", o.uid, coalesce(s.nickname, '') as "nickName",
      coalesce(r.freight_fen, 0) as freight, j.created_at as "createTime",
      coalesce(sum(e.amount_fen) filter (where e.account = ${account.is.cash}), 0)::bigint as cash,
      coalesce(-sum(e.amount_fen) filter (where e.account = any (${shop}::text[])), 0)::bigint as shop,
      coalesce(sum(e.amount_fen), 0)::bigint as difference
    from ledger_journal j
    join shop_order o on o.mer_id = ${db.merId} and o.id = j.order_id
    left join shopper s on s.mer_id = ${db.merId} and s.uid = o.uid
    left join refund r on r.mer_id = ${db.merId} and r.refund_no = j.ref_no and j.event = 'refund'
    left join ledger_entry e on e.mer_id = ${db.merId} and e.journal_id = j.id
    where j.mer_id = ${db.merId} and j.id = any (${ids}::bigint[])
    group by j.id, j.event, j.ref_no, o.order_no, o.uid, s.nickname, r.freight_fen, j.created_at
    order by array_position(${ids}::bigint[], j.id)`.execute(db.q)
  return rows.map(lineOf)
}

interface FoundLine {
  readonly id: number
  readonly event: LedgerEvent
  readonly refNo: string
  readonly orderNo: string
  readonly uid: number
  readonly nickName: string
  readonly freight: number
  readonly createTime: Date
  readonly cash: number
  readonly shop: number
  readonly difference: number
}

function lineOf({ event, refNo, orderNo, freight, cash, shop: moved, difference, ...row }: FoundLine): FlowRow {
  const type = event === ledgerEvent.is.pay ? transactionType.is.pay : transactionType.is.refund
  const amounts = { cash: toFen(Math.abs(cash)), shop: toFen(moved), freight: toFen(freight) }
  const line = flowLine({ type, orderNo, ...amounts })
  return { ...row, orderNo: refNo, linkNo: orderNo, type, difference: toFen(difference), ...line }
}

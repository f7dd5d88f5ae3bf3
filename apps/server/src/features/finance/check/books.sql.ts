import type { Books, Difference } from '@zhanggui/domain/finance/check-books'
import type { Days } from '@zhanggui/domain/finance/bill-period'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

/** Everything that follows is read as of one moment, whatever others write meanwhile. */
export async function readAsOfNow(db: MerchantDb) {
  await sql`set transaction isolation level repeatable read`.execute(db.q)
}

/** An unpaid order is cancelled within a day, so nothing older is paid. */
const LONGEST_UNPAID = 2

type Recent = Pick<Books, 'unbalanced' | 'paid' | 'refunded' | 'incomes'>

/** What journals, orders and refunds of some days say, and where the income of all orders stands. */
export async function readRecent(db: MerchantDb, { first, last }: Days): Promise<Recent> {
  const [from, until] = [startOfDay(first), startOfDay(addDays(last, 1))]
  const placed = startOfDay(addDays(first, -LONGEST_UNPAID))
  const [unbalanced, paid, refunded, incomes] = await Promise.all([
    sql<{ no: string }>`select j.ref_no as no from ledger_journal j
        join ledger_entry e on e.mer_id = ${db.merId} and e.journal_id = j.id
        where j.mer_id = ${db.merId} and j.created_at >= ${from} and j.created_at < ${until}
        group by j.id, j.ref_no having sum(e.amount_fen) <> 0 order by j.id`.execute(db.q),
    sql<{ count: number; fen: number }>`select count(*)::integer as count, coalesce(sum(pay_fen), 0)::bigint as fen
      from shop_order where mer_id = ${db.merId} and created_at >= ${placed}
        and paid_at >= ${from} and paid_at < ${until}`.execute(db.q),
    sql<{ count: number; fen: number }>`select count(*)::integer as count, coalesce(sum(amount_fen), 0)::bigint as fen
      from refund where mer_id = ${db.merId} and status = ${refundStatus.is.refunded}
        and refunded_at >= ${from} and refunded_at < ${until}`.execute(db.q),
    sql<{ pending: number; frozen: number }>`select coalesce(sum(pending_fen), 0)::bigint as pending,
        coalesce(sum(frozen_fen), 0)::bigint as frozen from order_income where mer_id = ${db.merId}`.execute(db.q),
  ])
  const nothing = { count: 0, fen: 0 }
  return {
    unbalanced: unbalanced.rows.map(({ no }) => no),
    paid: paid.rows[0] ?? nothing,
    refunded: refunded.rows[0] ?? nothing,
    incomes: incomes.rows[0] ?? { pending: 0, frozen: 0 },
  }
}

/** Keeps what was found and answers what had been found before. */
export async function saveCheck(db: MerchantDb, differences: readonly Difference[], now: Date): Promise<Difference[]> {
  const before = await db.q
    .selectFrom('books_check')
    .select(sql<Difference[]>`differences`.as('differences'))
    .where('mer_id', '=', db.merId)
    .executeTakeFirst()
  const found = { checked_at: now, differences: JSON.stringify(differences) }
  await db.q
    .insertInto('books_check')
    .values({ ...found, mer_id: db.merId })
    .onConflict((conflict) => conflict.column('mer_id').doUpdateSet(found))
    .execute()
  return before?.differences ?? []
}

/** How many shops' books were checked, and how many of them have differences. */
export async function countChecks(db: PlatformDb): Promise<{ checked: number; differing: number }> {
  const { rows } = await sql<{ checked: number; differing: number }>`select count(*)::integer as checked,
    (count(*) filter (where differences <> '[]'))::integer as differing from books_check`.execute(db.q)
  return rows[0] ?? { checked: 0, differing: 0 }
}

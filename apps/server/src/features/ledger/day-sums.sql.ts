import { type Days, overlap } from '@zhanggui/domain/finance/bill-period'
import type { DaySum } from '@zhanggui/domain/finance/bill'
import { type LedgerEvent, ledgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import type { DateRange } from '@zhanggui/domain/kernel/date-range'
import { addDays, startOfDay } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

const instants = ({ first, last }: Days): DateRange => ({
  from: startOfDay(first),
  until: startOfDay(addDays(last, 1)),
})

/** The journal added up by day and event. Days without events are left out. */
export const sumJournal = (db: MerchantDb, days: Days, events: readonly LedgerEvent[] = ledgerEvent.codes) =>
  sumBetween(db, instants(days), events)

async function sumBetween(
  db: MerchantDb,
  { from, until }: DateRange,
  events: readonly LedgerEvent[],
): Promise<DaySum[]> {
  // The journals are found once, and dates are cheaper to group by than what is made of them.
  const { rows } = await sql<DaySum>`
    with own as materialized (
      select j.id, (j.created_at at time zone 'Asia/Shanghai')::date as date, j.event from ledger_journal j
      where j.mer_id = ${db.merId} and j.created_at >= ${from}
        and j.created_at < ${until} and j.event = any (${events}::text[])
    ), counted as (
      select date, event, count(*)::integer as journals from own group by 1, 2
    ), moved as (
      select own.date, own.event, e.account, sum(e.amount_fen)::bigint as amount
      from own join ledger_entry e on e.mer_id = ${db.merId} and e.journal_id = own.id
      group by 1, 2, 3
    )
    select to_char(c.date, 'YYYYMMDD')::integer as day, c.event, c.journals,
      coalesce(jsonb_object_agg(m.account, m.amount) filter (where m.account is not null), '{}') as amounts
    from counted c left join moved m on m.date = c.date and m.event = c.event
    group by c.date, c.event, c.journals order by c.date, c.event`.execute(db.q)
  return rows
}

/** Every day until this one has been closed; 0 where none has. */
export async function findClosedDay(db: MerchantDb): Promise<number> {
  const account = db.q.selectFrom('merchant_account').select('closed_day').where('mer_id', '=', db.merId)
  return (await account.executeTakeFirst())?.closed_day ?? 0
}

type Kept = DaySum & { readonly counted_until: Date | null }

const sumOf = ({ day, event, journals, amounts }: Kept): DaySum => ({ day, event, journals, amounts })

function listKeptDays(db: MerchantDb, { first, last }: Days, events: readonly LedgerEvent[]): Promise<Kept[]> {
  return db.q
    .selectFrom('ledger_day')
    .select(['day', sql<LedgerEvent>`event`.as('event'), 'journals', sql<DaySum['amounts']>`amounts`.as('amounts')])
    .select('counted_until')
    .where('mer_id', '=', db.merId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('event', '=', anyOf([...events]))
    .orderBy('day')
    .execute()
}

/** What is kept of these days, and those of them that are not closed. */
async function readKept(db: MerchantDb, days: Days, events: readonly LedgerEvent[]) {
  const [closedDay, kept] = await Promise.all([findClosedDay(db), listKeptDays(db, days, events)])
  const open = overlap(days, { first: closedDay === 0 ? days.first : addDays(closedDay, 1), last: days.last })
  return {
    closed: kept.filter(({ day }) => day <= closedDay).map(sumOf),
    begun: kept.filter(({ day }) => day > closedDay),
    open,
  }
}

/** What is kept of the days that were closed, and the days after them. */
export async function sumClosedDays(db: MerchantDb, days: Days, events: readonly LedgerEvent[]) {
  const { closed, open } = await readKept(db, days, events)
  return { closed, open }
}

/**
 * Sums by day and event, oldest first: closed days as they were closed, the others from the journal. A day that has begun
 * may come in two parts, what was kept of it and what came since.
 */
export async function sumDays(
  db: MerchantDb,
  days: Days,
  events: readonly LedgerEvent[] = ledgerEvent.codes,
): Promise<DaySum[]> {
  const { closed, begun, open } = await readKept(db, days, events)
  if (!open) return closed
  // The rows themselves say how far they go: they may be newer than what was read before them.
  const part = begun.filter(({ day, counted_until }) => day === open.first && counted_until !== null)
  const { from, until } = instants(open)
  const since = await sumBetween(db, { from: part[0]?.counted_until ?? from, until }, events)
  return [...closed, ...part.map(sumOf), ...since]
}

/** The day of the first entry in the shop's books. */
export async function findFirstDay(db: MerchantDb): Promise<number | undefined> {
  const oldest = db.q
    .selectFrom('ledger_journal')
    .select('created_at')
    .where('mer_id', '=', db.merId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
  const found = await oldest.executeTakeFirst()
  return found && shopDay(found.created_at)
}

/** Replaces what was kept of these days. */
async function keepSums(db: MerchantDb, days: Days, sums: readonly DaySum[], until: Date | null) {
  await db.q
    .deleteFrom('ledger_day')
    .where('mer_id', '=', db.merId)
    .where('day', '>=', days.first)
    .where('day', '<=', days.last)
    .execute()
  if (sums.length > 0) {
    await db.q
      .insertInto('ledger_day')
      .values(
        sums.map(({ amounts, ...sum }) => ({
          ...sum,
          mer_id: db.merId,
          amounts: sql`${JSON.stringify(amounts)}::jsonb`,
          counted_until: until,
        })),
      )
      .execute()
  }
}

/** Keeps the sums of days that are over. */
export async function closeDays(db: MerchantDb, days: Days) {
  await keepSums(db, days, await sumJournal(db, days), null)
  await db.q
    .insertInto('merchant_account')
    .values({ mer_id: db.merId, closed_day: days.last })
    .onConflict((conflict) => conflict.column('mer_id').doUpdateSet({ closed_day: days.last }))
    .execute()
}

/** Keeps what happened until this moment on its day, which is not over. */
export async function closeHours(db: MerchantDb, until: Date) {
  const day = shopDay(until)
  const sums = await sumBetween(db, { from: startOfDay(day), until }, ledgerEvent.codes)
  await keepSums(db, { first: day, last: day }, sums, until)
}

import type { Leg } from '@zhanggui/domain/ledger/journal'
import { account, type LedgerEvent } from '@zhanggui/domain/ledger/ledger-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared, preparedSql } from '#platform/db/prepared'
import type { WriteContext } from '#platform/transactions'

export interface Journal {
  readonly event: LedgerEvent
  /** Of the order, refund or payout; each event happens once to it. */
  readonly refNo: string
  readonly orderId?: number
  readonly legs: readonly Leg[]
}

type Writing = Pick<WriteContext, 'db' | 'newId' | 'now'>

/** Writes a journal and moves the shop's balances with it, in one round trip. False if this event has been written before. */
export async function writeJournal(writing: Writing, journal: Journal): Promise<boolean> {
  const [written] = await allOf(writing, await writing.newId(), journal)
  return written.length === 1
}

/** The same for who need not know whether the event has been written before: it travels with what is asked next. */
export async function sendJournal(writing: Writing, journal: Journal): Promise<void> {
  writing.db.sendAlong(allOf(writing, await writing.newId(), journal))
}

const allOf = ({ db, now }: Writing, id: number, { event, refNo, orderId, legs }: Journal) =>
  Promise.all([
    insertJournal(db, id, event, refNo, orderId ?? null, now),
    insertEntries(db, id, legs),
    moveBalances(db, id, legs),
  ])

const insertJournal = prepared((db, id: number, event: string, refNo: string, orderId: number | null, now: Date) =>
  db.q
    .insertInto('ledger_journal')
    .values({ mer_id: db.merId, id, event, ref_no: refNo, order_id: orderId, created_at: now })
    .onConflict((conflict) => conflict.columns(['mer_id', 'event', 'ref_no']).doNothing())
    .returning('id'),
)

/** None, if the journal is not there because its event has been written before. */
async function insertEntries(db: MerchantDb, journalId: number, legs: readonly Leg[]) {
  if (legs.length > 0) await entriesOf(db, journalId, JSON.stringify(legs))
}

const entriesOf = preparedSql(
  (db, journalId: number, legs: string) => sql`
    insert into ledger_entry (mer_id, journal_id, account, amount_fen)
    select j.mer_id, j.id, leg.account, leg.amount
    from ledger_journal j, jsonb_to_recordset(${legs}::jsonb) as leg (account text, amount bigint)
    where j.mer_id = ${db.merId} and j.id = ${journalId}`,
)

/** The shop's accounts are what it is owed: a credit makes them larger. */
async function moveBalances(db: MerchantDb, journalId: number, legs: readonly Leg[]) {
  const change = (code: Leg['account']) => legs.reduce((sum, leg) => (leg.account === code ? sum - leg.amount : sum), 0)
  const { pending, frozen, balance, hold } = account.is
  const moved = [change(pending), change(frozen), change(balance), change(hold)] as const
  if (moved.every((amount) => amount === 0)) return
  const changed = await addToAccount(db, journalId, ...moved)
  if (changed.length > 0) return
  // The shop's first one, if it was not written before.
  await openAccount(db)
  await addToAccount(db, journalId, ...moved)
}

const addToAccount = prepared((db, journalId: number, pending: number, frozen: number, balance: number, hold: number) =>
  db.q
    .updateTable('merchant_account')
    .set({
      pending_fen: sql<number>`pending_fen + ${pending}`,
      frozen_fen: sql<number>`frozen_fen + ${frozen}`,
      balance_fen: sql<number>`balance_fen + ${balance}`,
      hold_fen: sql<number>`hold_fen + ${hold}`,
    })
    .where('mer_id', '=', db.merId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('ledger_journal').select('id').where('mer_id', '=', db.merId).where('id', '=', journalId),
      ),
    )
    .returning('mer_id'),
)

const openAccount = (db: MerchantDb) =>
  db.q
    .insertInto('merchant_account')
    .values({ mer_id: db.merId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const balances = (db: MerchantDb) =>
  db.q
    .selectFrom('merchant_account')
    .select(['pending_fen as pending', 'frozen_fen as frozen', 'balance_fen as balance', 'hold_fen as hold'])
    .where('mer_id', '=', db.merId)

const NOTHING = { pending: 0, frozen: 0, balance: 0, hold: 0 }

/** What the shop is owed, and where it stands. */
export const findBalances = async (db: MerchantDb) => (await balances(db).executeTakeFirst()) ?? NOTHING

/** The same, and nobody moves the shop's money until this transaction ends. */
export const lockBalances = async (db: MerchantDb) => (await balances(db).forUpdate().executeTakeFirst()) ?? NOTHING

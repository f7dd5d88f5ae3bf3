import { findOrder } from '#features/orders/public'
import { inMerchant } from '#platform/db/merchant-db'
import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

/** The refunds of an order as they are stored, oldest first. */
export const refundRows = (app: TestApp, { merId }: Shop, orderNo: string) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) =>
    db.q
      .selectFrom('refund')
      .selectAll()
      .where('mer_id', '=', merId)
      .where('order_id', '=', (await findOrder(db, orderNo)).id)
      .orderBy('id')
      .execute(),
  )

/** What the books say: journals that do not balance, and what the shop's accounts add up to. */
export const readBooks = (app: TestApp, { merId }: Shop) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const entries = await db.q.selectFrom('ledger_entry').selectAll().where('mer_id', '=', merId).execute()
    const [journals, accounts] = [new Map<number, number>(), new Map<string, number>()]
    for (const { journal_id: id, account, amount_fen: amount } of entries) {
      journals.set(id, (journals.get(id) ?? 0) + amount)
      accounts.set(account, (accounts.get(account) ?? 0) - amount)
    }
    return {
      unbalanced: [...journals.values()].filter((sum) => sum !== 0),
      of: (name: string) => accounts.get(name) ?? 0,
    }
  })

/** What each account got (a debit, positive) or gave for a refund. */
export const readLegs = (app: TestApp, { merId }: Shop, refundNo: string) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) => {
    const legs = await db.q
      .selectFrom('ledger_entry as e')
      .innerJoin('ledger_journal as j', (join) => join.on('j.mer_id', '=', merId).onRef('j.id', '=', 'e.journal_id'))
      .select(['e.account', 'e.amount_fen as amount'])
      .where('e.mer_id', '=', merId)
      .where('j.event', '=', 'refund')
      .where('j.ref_no', '=', refundNo)
      .execute()
    return Object.fromEntries(legs.map(({ account, amount }) => [account, amount]))
  })

/** Where the income of an order stands, and what its refunds took of it. */
export const readIncome = (app: TestApp, { merId }: Shop, orderNo: string) =>
  inMerchant(app.platform.pool, merId, 'read', async (db) =>
    db.q
      .selectFrom('order_income')
      .select(['pending_fen', 'frozen_fen', 'refunded_base_fen', 'refunded_fee_fen', 'is_settled'])
      .where('mer_id', '=', merId)
      .where('order_id', '=', (await findOrder(db, orderNo)).id)
      .executeTakeFirst(),
  )

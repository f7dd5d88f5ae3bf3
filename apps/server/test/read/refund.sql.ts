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

import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

const { toAudit, toReceive } = refundStatus.is

/** Refunds that the shop has still time to answer. */
export const listAwaitingShop = (db: MerchantDb, now: Date) =>
  db.q
    .selectFrom('refund')
    .select(['id', 'refund_no as refundNo'])
    .select(sql<Date>`due_at`.as('dueAt'))
    .where('mer_id', '=', db.merId)
    .where('due_at', '>', now)
    .where((eb) => eb.or([eb('status', '=', toAudit), eb('status', '=', toReceive)]))
    .orderBy('id')
    .execute()

interface Moved {
  readonly id: number
  readonly dueAt: Date
  readonly movedTo: Date
}

/** Not where somebody has acted meanwhile. */
export async function updateDeadline(db: MerchantDb, { id, dueAt, movedTo }: Moved) {
  await db.q
    .updateTable('refund')
    .set({ due_at: movedTo })
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .execute()
}

import type { PromotionEdge, PromotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { type MerchantSweep, timeBefore } from '#platform/jobs/sweep'

/** What is longer ago is no news, whether it was told or not. */
export const NEWS_FOR = 24 * 3_600_000

export interface Turn {
  readonly kind: PromotionKind
  readonly id: number
  readonly name: string
  readonly edge: PromotionEdge
  readonly at: Date
}

/** Notes that it is told; false where somebody else was faster. */
export async function noteTurn({ q, merId }: MerchantDb, { kind, id, edge, at }: Turn): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await q
    .insertInto('promotion_notice')
    .values({ mer_id: merId, kind, ref_id: id, edge, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const sweepPromotionNotices: MerchantSweep = (db, merId, now) =>
  sql`delete from promotion_notice where mer_id = ${merId} and at < ${timeBefore(now, 2 * NEWS_FOR)}`.execute(db.q)

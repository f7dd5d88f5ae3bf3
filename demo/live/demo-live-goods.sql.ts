import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

/** Products on sale whose picture lies in the shop's library. */
export const listForLive = (db: MerchantDb, limit: number) =>
  db.q
    .selectFrom('product as p')
    .innerJoin('attachment as a', (join) =>
      join.on('a.mer_id', '=', db.merId).on(sql<boolean>`'/media/' || a.key = p.cover`),
    )
    .select(['p.id', 'p.name', 'p.cover', sql<Fen>`p.price_fen`.as('price')])
    .where('p.mer_id', '=', db.merId)
    .where('p.state', '=', 1)
    .where('p.deleted_at', 'is', null)
    .where('p.price_fen', '>', 100)
    .orderBy('p.sort', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()

import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

/** Products on sale, with what live goods take from them. */
export const listForLive = (db: MerchantDb, limit: number) =>
  db.q
    .selectFrom('product as p')
    .select(['p.id', 'p.name', 'p.cover', sql<Fen>`p.price_fen`.as('price')])
    .where('p.mer_id', '=', db.merId)
    .where('p.state', '=', 1)
    .where('p.deleted_at', 'is', null)
    .where('p.price_fen', '>', 100)
    .orderBy('p.sort', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()

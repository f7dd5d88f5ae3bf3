import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import type { MerchantDb } from '../../apps/server/src/platform/db/merchant-db.ts'

/** Products on sale that have something in stock of every SKU. */
export const listOnSale = (db: MerchantDb, limit: number) =>
  db.q
    .selectFrom('product as p')
    .select(['p.id', sql<Fen>`p.price_fen`.as('price')])
    .where('p.mer_id', '=', db.merId)
    .where('p.state', '=', 1)
    .where('p.deleted_at', 'is', null)
    .where(
      sql<boolean>`(select min(k.stock) >= 5 and min(k.price_fen) > 100 and count(*) <= 8 from product_sku k
        where k.mer_id = ${db.merId} and k.product_id = p.id and k.deleted_at is null)`,
    )
    .orderBy('p.sort', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()

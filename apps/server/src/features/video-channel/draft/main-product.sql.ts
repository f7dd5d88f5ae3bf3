import type { ProductType } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The product that a draft is made of; it stays as it is until the transaction ends. */
export const lockMainProduct = (db: MerchantDb, id: number) =>
  db.q
    .selectFrom('product')
    .select(['id', 'name', sql<ProductType>`type`.as('type'), sql<boolean>`state in (1, 2)`.as('isApproved')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

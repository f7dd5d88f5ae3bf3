import { toFen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { wordsIn } from '../product.sql.ts'

/** Picker rows in the list's order. */
export async function listPicks(db: MerchantDb, ids: readonly number[]) {
  const rows = await db.q
    .selectFrom('product')
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', db.merId))
    .leftJoin('platform_category as category', 'category.id', 'product.platform_category_id')
    .select(['product.id', 'product.cover as image', 'product.name', 'product.price_fen'])
    .select(wordsIn('product.keyword').as('keyword'))
    .select(['product.stock', 'product.sales', 'product.extra_sales as ficti', 'product.unit_name as unitName'])
    .select(['product.is_shown as isShow', 'product.is_multi_spec as specType', 'product.type'])
    .select(['product.platform_category_id as categoryId', sql<string>`coalesce(category.name, '')`.as('categoryName')])
    .select(['merchant.name as merName', 'merchant.star_level as merStarLevel'])
    .where('product.mer_id', '=', db.merId)
    .where(sql<boolean>`product.id = any (${ids}::bigint[])`)
    .orderBy('product.sort', 'desc')
    .orderBy('product.id', 'desc')
    .execute()
  return rows.map(({ price_fen: price, ...row }) => ({ ...row, storeName: row.name, price: toFen(price) }))
}

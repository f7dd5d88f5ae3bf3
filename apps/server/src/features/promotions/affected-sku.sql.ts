import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The goods that a promotion is for: all, these products, or those of these categories of the shop. */
export interface GoodsScope {
  readonly productIds?: readonly number[]
  readonly categoryIds?: readonly number[]
}

const onSale = (db: MerchantDb, { productIds, categoryIds }: GoodsScope) => {
  const all = db.q
    .selectFrom('product')
    .where('product.mer_id', '=', db.merId)
    .where('product.deleted_at', 'is', null)
    .where('product.state', '=', 1)
  if (productIds) return all.where('product.id', '=', anyOf(productIds))
  if (!categoryIds) return all
  return all.where(
    sql<boolean>`product.id in (select p.product_id from product_store_category p
      join store_category c on c.mer_id = ${db.merId} and c.id = p.category_id
      where p.mer_id = ${db.merId} and (c.id = ${anyOf(categoryIds)} or c.pid = ${anyOf(categoryIds)}))`,
  )
}

export async function countOnSale(db: MerchantDb, scope: GoodsScope): Promise<number> {
  const { count } = await onSale(db, scope)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const skusIn = (db: MerchantDb, scope: GoodsScope) =>
  onSale(db, scope)
    .innerJoin('product_sku as sku', (join) =>
      join.on('sku.mer_id', '=', db.merId).onRef('sku.product_id', '=', 'product.id'),
    )
    .select(['sku.id', 'product.id as productId', 'product.name', 'sku.label as sku'])
    .select([sql<Fen>`sku.price_fen`.as('price'), sql<Fen>`sku.cost_fen`.as('cost')])
    .select(sql<string>`coalesce(nullif(sku.image, ''), product.cover)`.as('image'))
    .where('sku.deleted_at', 'is', null)
    .where('sku.price_fen', '>', 0)

export type AffectedSku = Awaited<ReturnType<typeof listSkusOf>>[number]

/** All that are sold of these products. */
export const listSkusOf = (db: MerchantDb, productIds: readonly number[]) =>
  skusIn(db, { productIds }).orderBy('product.id').orderBy('sku.position').execute()

/** What one piece of each SKU costs the shop. */
export async function listCosts(db: MerchantDb, skuIds: readonly number[]): Promise<Map<number, Fen>> {
  const rows = await db.q
    .selectFrom('product_sku')
    .select(['id', sql<Fen>`cost_fen`.as('cost')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(skuIds))
    .execute()
  return new Map(rows.map(({ id, cost }) => [id, cost]))
}

/**
 * Where a promotion bites first: the SKUs with the largest part of cost in their price, which have the least to lose, and the
 * cheapest ones, which a fixed amount takes the most from. So many of each.
 */
export async function listTenderSkus(db: MerchantDb, scope: GoodsScope, most: number): Promise<AffectedSku[]> {
  const [thin, cheap] = await Promise.all([
    skusIn(db, scope)
      .orderBy(sql`sku.cost_fen::float8 / sku.price_fen desc`)
      .orderBy('sku.id')
      .limit(most)
      .execute(),
    skusIn(db, scope).orderBy('sku.price_fen').orderBy('sku.id').limit(most).execute(),
  ])
  return [...new Map([...thin, ...cheap].map((sku) => [sku.id, sku])).values()]
}

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

export const listIdsOnSale = async (db: MerchantDb, scope: GoodsScope): Promise<number[]> =>
  (await onSale(db, scope).select('product.id').execute()).map(({ id }) => id)

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

/** What tells goods apart for the promotions of a shop: those that some of them name, and the categories that are named. */
export interface Distinctions {
  readonly productIds: readonly number[]
  readonly categoryIds: readonly number[]
}

/** SKUs of one price that promotions do not tell apart: what holds for one of them holds for all. */
export interface PricePoint {
  readonly price: Fen
  readonly key: string
  readonly productId: number
  /** Of the categories that matter, those of the product, each with the one above it: 12:3,15:0. */
  readonly categories: string
  readonly skuNum: number
}

const keyedSkus = (db: MerchantDb, scope: GoodsScope, { productIds, categoryIds }: Distinctions) =>
  skusIn(db, scope)
    .leftJoin(
      sql<{ product_id: number; categories: string }>`(
        select p.product_id, string_agg(c.id || ':' || c.pid, ',' order by c.id) as categories
        from product_store_category p join store_category c on c.mer_id = ${db.merId} and c.id = p.category_id
        where p.mer_id = ${db.merId} and (c.id = ${anyOf(categoryIds)} or c.pid = ${anyOf(categoryIds)})
        group by p.product_id)`.as('placed'),
      (join) => join.onRef('placed.product_id', '=', 'product.id'),
    )
    .select(sql<string>`coalesce(placed.categories, '')`.as('categories'))
    .select(
      sql<string>`case when product.id = ${anyOf(productIds)} then product.id::text
        else coalesce('in ' || placed.categories, '') end`.as('key'),
    )

/** Those first with the largest part of cost in a price, which have the least to lose. */
export const listPricePoints = (
  db: MerchantDb,
  scope: GoodsScope,
  distinctions: Distinctions,
  most: number,
): Promise<PricePoint[]> =>
  db.q
    .selectFrom(keyedSkus(db, scope, distinctions).as('s'))
    .select(['s.price', 's.key'])
    .select([
      sql<number>`min(s."productId")`.as('productId'),
      sql<string>`min(s.categories)`.as('categories'),
      sql<number>`count(*)`.as('skuNum'),
    ])
    .groupBy(['s.price', 's.key'])
    .orderBy(sql`max(s.cost)::float8 / s.price desc`)
    .orderBy('s.price')
    .orderBy('s.key')
    .limit(most)
    .execute()

/** What a piece costs at least at each point of price, in the same order. */
interface Units {
  readonly points: readonly PricePoint[]
  readonly units: readonly Fen[]
}

/** The SKUs with the lowest margins, or those that lose the largest part of their price, and how many are sold below cost. */
export async function rankSkus(
  db: MerchantDb,
  scope: GoodsScope,
  distinctions: Distinctions,
  { points, units }: Units,
  { byMargin, most }: { readonly byMargin: boolean; readonly most: number },
) {
  const ranked = db.q.selectFrom(keyedSkus(db, scope, distinctions).as('s')).innerJoin(
    sql<{ price: Fen; key: string; unit: Fen }>`unnest(${points.map(({ price }) => price)}::bigint[],
        ${points.map(({ key }) => key)}::text[], ${units}::bigint[])`.as(sql`u (price, key, unit)`),
    (join) => join.onRef('u.price', '=', 's.price').onRef('u.key', '=', 's.key'),
  )
  const [rows, { lossNum }] = await Promise.all([
    ranked
      .selectAll('s')
      .$if(byMargin, (query) => query.orderBy(sql`case when s.cost > 0 then s.cost::float8 / u.unit else -1 end desc`))
      .orderBy(sql`u.unit::float8 / s.price`)
      .orderBy(sql`s.id`)
      .limit(most)
      .execute(),
    ranked.select(sql<number>`count(*) filter (where s.cost > u.unit)`.as('lossNum')).executeTakeFirstOrThrow(),
  ])
  return { rows, lossNum }
}

import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import type { SkuValues } from '@zhanggui/domain/product/sku/sku-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'
import { jsonText } from './json-text.ts'

/** The form's fields of a SKU; weight in grams, volume in cubic centimetres. */
export interface SkuFacts {
  readonly id: number
  /** The values in spec order, for display. */
  readonly label: string
  readonly position: number
  readonly values: SkuValues
  readonly image: string
  readonly price: Fen
  readonly otPrice: Fen
  readonly cost: Fen
  readonly weight: number
  readonly volume: number
  readonly barCode: string
}

export interface StoredSku extends SkuFacts {
  readonly productId: number
  readonly stock: number
  readonly sales: number
}

const skusOf = prepared((db, productIds: readonly number[]) =>
  db.q
    .selectFrom('product_sku')
    .select(['id', 'product_id as productId', 'label', 'position', 'image', 'stock', 'sales', 'bar_code as barCode'])
    .select(['price_fen', 'ot_price_fen', 'cost_fen', 'weight_g as weight', 'volume_cm3 as volume'])
    .select(sql<SkuValues>`combination`.as('values'))
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`product_id = any (${productIds}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id'),
)

/** Active SKUs by product, in the form's order. */
export async function listSkus(db: MerchantDb, productIds: readonly number[]): Promise<StoredSku[]> {
  const rows = await skusOf(db, productIds)
  return rows.map(({ price_fen: price, ot_price_fen: otPrice, cost_fen: cost, ...sku }) => ({
    ...sku,
    price: toFen(price),
    otPrice: toFen(otPrice),
    cost: toFen(cost),
  }))
}

/** All rows in one parameter: the statement text is the same for one SKU and two thousand. */
const asRows = (skus: readonly (SkuFacts & { stock: number })[]) => sql`jsonb_to_recordset(${jsonText(skus)}::jsonb)
  as s (id bigint, label text, position integer, "values" jsonb, image text, price bigint, "otPrice" bigint, cost bigint,
    stock integer, weight integer, volume bigint, "barCode" text)`

export async function insertSkus(db: MerchantDb, productId: number, skus: readonly (SkuFacts & { stock: number })[]) {
  if (skus.length === 0) return
  await sql`insert into product_sku (mer_id, product_id, id, label, position, combination, image, price_fen,
      ot_price_fen, cost_fen, stock, weight_g, volume_cm3, bar_code)
    select m.id, ${productId}, s.id, s.label, s.position, s."values", s.image, s.price, s."otPrice", s.cost, s.stock, s.weight,
      s.volume, s."barCode" from merchant m, ${asRows(skus)} where m.id = ${db.merId}`.execute(db.q)
}

/** `stock` is absolute: the product is locked, so it cannot change concurrently. */
export async function updateSkus(db: MerchantDb, productId: number, skus: readonly (SkuFacts & { stock: number })[]) {
  if (skus.length === 0) return
  await sql`update product_sku k set label = s.label, position = s.position, combination = s."values", image = s.image,
      price_fen = s.price, ot_price_fen = s."otPrice", cost_fen = s.cost, stock = s.stock, weight_g = s.weight,
      volume_cm3 = s.volume, bar_code = s."barCode", deleted_at = null
    from ${asRows(skus)}
    where k.mer_id = ${db.merId} and k.product_id = ${productId} and k.id = s.id`.execute(db.q)
}

/** Soft delete: they can no longer be ordered, but orders and reviews refer to them. */
export async function dropSkus(db: MerchantDb, productId: number, ids: readonly number[], now: Date) {
  if (ids.length === 0) return
  await sql`update product_sku set deleted_at = ${now}, stock = 0
    where mer_id = ${db.merId} and product_id = ${productId} and id = any (${ids}::bigint[])`.execute(db.q)
}

/** Releases combinations first, so that swapping them between SKUs does not violate the unique index. */
export async function releaseCombinations(db: MerchantDb, productId: number, ids: readonly number[], now: Date) {
  if (ids.length === 0) return
  await sql`update product_sku set deleted_at = ${now}
    where mer_id = ${db.merId} and product_id = ${productId} and id = any (${ids}::bigint[])`.execute(db.q)
}

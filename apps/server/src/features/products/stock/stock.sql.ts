import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** A change to one SKU's stock and sales. */
export interface StockDelta {
  readonly productId: number
  readonly skuId: number
  readonly stock: number
  readonly sales: number
}

/**
 * Locks the products in id order: everyone who moves stock locks in this order and before the SKUs, which avoids
 * deadlocks.
 */
export async function lockProducts(db: MerchantDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db.q
    .selectFrom('product')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the applied deltas; SKUs that would go negative, belong to another product or were dropped are left out. */
export async function moveStock(db: MerchantDb, deltas: readonly StockDelta[]) {
  const { rows } = await sql<{ productId: number; skuId: number; label: string; before: number; after: number }>`
    update product_sku k set stock = k.stock + d.stock, sales = k.sales + d.sales
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
      as d ("productId" bigint, "skuId" bigint, stock integer, sales integer)
    where k.mer_id = ${db.merId} and k.product_id = d."productId" and k.id = d."skuId" and k.deleted_at is null
      and k.stock + d.stock >= 0
    returning k.product_id as "productId", k.id as "skuId", k.label, k.stock - d.stock as before, k.stock as after`.execute(
    db.q,
  )
  return rows
}

/** Corrects the sales of dropped SKUs, whose orders may still be returned. */
export async function moveSalesOfDropped(db: MerchantDb, deltas: readonly StockDelta[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update product_sku k set sales = k.sales + d.sales
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb) as d ("productId" bigint, "skuId" bigint, sales integer)
    where k.mer_id = ${db.merId} and k.product_id = d."productId" and k.id = d."skuId"
      and k.deleted_at is not null`.execute(db.q)
  return Number(numAffectedRows)
}

interface ProductDelta {
  readonly productId: number
  readonly stock: number
  readonly sales: number
}

/** Updates the products' totals and low-stock flags. */
export async function moveTotals(db: MerchantDb, deltas: readonly ProductDelta[], now: Date) {
  await sql`update product p set stock = p.stock + d.stock, sales = p.sales + d.sales, updated_at = ${now},
      is_low = p.stock + d.stock <= m.low_stock_at
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb) as d ("productId" bigint, stock bigint, sales bigint),
      merchant m
    where m.id = ${db.merId} and p.mer_id = ${db.merId} and p.id = d."productId"`.execute(db.q)
}

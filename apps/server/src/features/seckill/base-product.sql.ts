import { type Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import { updateSeckill } from './seckill-product.sql.ts'
import { sumSkus } from './seckill-sku.sql.ts'

export const findStarLevel = async (db: MerchantDb): Promise<number> =>
  (await db.q.selectFrom('merchant').select('star_level as level').where('id', '=', db.merId).executeTakeFirstOrThrow())
    .level

/** Products as they join: their state and stock stay as they are until the transaction ends. */
export const lockBases = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('product')
    .select(['id', 'name', sql<Fen>`price_fen`.as('price'), 'platform_category_id as categoryId'])
    .select(['is_shown as isShow', sql<boolean>`state in (1, 2)`.as('isSaleable')])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()

export const listBaseSkus = (db: MerchantDb, productIds: readonly number[]) =>
  db.q
    .selectFrom('product_sku')
    .select(['id', 'product_id as productId', 'position', 'stock', sql<Fen>`price_fen`.as('price')])
    .where('mer_id', '=', db.merId)
    .where('product_id', '=', anyOf(productIds))
    .where('deleted_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute()

const live = (db: MerchantDb) =>
  db.q.selectFrom('seckill_product').select('id').where('mer_id', '=', db.merId).where('deleted_at', 'is', null)

/** Locked whatever they show: one that is just being put up must see what has become of its product. */
const lockOf = async (db: MerchantDb, productId: number) =>
  (await live(db).where('product_id', '=', productId).orderBy('id').forUpdate().execute()).map(({ id }) => id)

/** A product went off sale, so its flash sales did too; they are put up again by hand. */
export async function hideSeckillOf(db: MerchantDb, productId: number, now: Date) {
  const ids = await lockOf(db, productId)
  if (ids.length > 0) await updateSeckill(db, ids, { is_shown: false, updated_at: now })
}

/** The same for all products of a shop that closes. */
export async function hideAllSeckill(db: MerchantDb, now: Date) {
  const ids = (await live(db).orderBy('id').forUpdate().execute()).map(({ id }) => id)
  if (ids.length > 0) await updateSeckill(db, ids, { is_shown: false, updated_at: now })
}

/** A product was deleted for good. */
export async function deleteSeckillOf(db: MerchantDb, productId: number, now: Date) {
  const ids = await lockOf(db, productId)
  if (ids.length > 0) await updateSeckill(db, ids, { is_shown: false, deleted_at: now, updated_at: now })
}

/** SKUs of a product were dropped: they leave its flash sales, and take what is left of their quota along. */
export async function dropSeckillSkus(db: MerchantDb, productId: number, skuIds: readonly number[], now: Date) {
  const ids = skuIds.length === 0 ? [] : await lockOf(db, productId)
  if (ids.length === 0) return
  await db.q
    .updateTable('seckill_sku')
    .set({ deleted_at: now })
    .where('mer_id', '=', db.merId)
    .where('seckill_product_id', '=', anyOf(ids))
    .where('sku_id', '=', anyOf(skuIds))
    .where('deleted_at', 'is', null)
    .execute()
  // Of products without any SKU nothing is left to sell.
  await updateSeckill(db, ids, { quota: 0, offered: 0 })
  await sumSkus(db, ids, now)
}

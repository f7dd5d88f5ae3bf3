import type { Fen } from '@zhanggui/domain/kernel/money'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The SKUs of these seckill products, as they are now. */
export const listSeckillSkus = (db: MerchantDb, seckillIds: readonly number[]) =>
  db.q
    .selectFrom('seckill_sku as k')
    .innerJoin('seckill_product as s', (join) =>
      join.on('s.mer_id', '=', db.merId).onRef('s.id', '=', 'k.seckill_product_id'),
    )
    .innerJoin('product_sku as b', (join) =>
      join.on('b.mer_id', '=', db.merId).onRef('b.product_id', '=', 's.product_id').onRef('b.id', '=', 'k.sku_id'),
    )
    .select(['k.id', 'k.seckill_product_id as seckillId', 'k.sku_id as attrValueId', 'b.label as sku', 'b.image'])
    .select([sql<Fen>`k.price_fen`.as('otPrice'), sql<Fen>`k.seckill_price_fen`.as('price'), 'k.quota'])
    .select(['k.offered as quotaShow', 'k.sales', 'b.stock', sql<Fen>`b.cost_fen`.as('cost')])
    .where('k.mer_id', '=', db.merId)
    .where('k.seckill_product_id', '=', anyOf(seckillIds))
    .where('k.deleted_at', 'is', null)
    .orderBy('k.seckill_product_id')
    .orderBy('k.position')
    .execute()

export interface NewSeckillSku {
  readonly id: number
  readonly seckillId: number
  readonly skuId: number
  readonly position: number
  readonly price: number
  readonly seckillPrice: number
  readonly quota: number
}

export async function insertSeckillSkus(db: MerchantDb, skus: readonly NewSeckillSku[]) {
  await sql`insert into seckill_sku (mer_id, seckill_product_id, id, sku_id, position, price_fen, seckill_price_fen,
      offered, quota)
    select m.id, k."seckillId", k.id, k."skuId", k.position, k.price, k."seckillPrice", k.quota, k.quota
    from merchant m, jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as k ("seckillId" bigint, id bigint, "skuId" bigint,
      position integer, price bigint, "seckillPrice" bigint, quota integer)
    where m.id = ${db.merId}`.execute(db.q)
}

/** Sets activity prices of one seckill product, and the lowest one on the product. */
export async function updateSeckillPrices(
  db: MerchantDb,
  seckillId: number,
  prices: readonly { readonly id: number; readonly activityPrice: number }[],
  now: Date,
) {
  await sql`update seckill_sku k set seckill_price_fen = n."activityPrice"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as n (id bigint, "activityPrice" bigint)
    where k.mer_id = ${db.merId} and k.seckill_product_id = ${seckillId} and k.id = n.id`.execute(db.q)
  await sumSkus(db, [seckillId], now)
}

/** Brings what the products say about all their SKUs in line with the SKUs. Whoever calls holds the products. */
export async function sumSkus(db: MerchantDb, seckillIds: readonly number[], now: Date) {
  await sql`update seckill_product s set updated_at = ${now}, quota = k.quota, offered = k.offered,
      seckill_price_fen = k.lowest
    from (select seckill_product_id as id, sum(quota) as quota, sum(offered) as offered, min(seckill_price_fen) as lowest
      from seckill_sku where mer_id = ${db.merId} and seckill_product_id = ${anyOf(seckillIds)} and deleted_at is null
      group by seckill_product_id) as k
    where s.mer_id = ${db.merId} and s.id = k.id`.execute(db.q)
}

import type { Fen } from '@zhanggui/domain/kernel/money'
import type { SeckillSession } from '@zhanggui/domain/seckill/activity-times'
import type { SeckillAudit } from '@zhanggui/domain/seckill/seckill-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Pieces of one SKU that an order buys in a flash sale. */
export interface SeckillPieces {
  readonly seckillId: number
  readonly skuId: number
  readonly pieces: number
}

/** What is offered of this SKU, with its activity; undefined where it is not offered. */
export const findOffer = (db: MerchantDb, { seckillId, skuId }: Omit<SeckillPieces, 'pieces'>) =>
  db.q
    .selectFrom('seckill_product as s')
    .innerJoin('seckill_sku as k', (join) =>
      join.on('k.mer_id', '=', db.merId).onRef('k.seckill_product_id', '=', 's.id').on('k.sku_id', '=', skuId),
    )
    .innerJoin('seckill_activity as a', 'a.id', 's.activity_id')
    .select(['s.product_id as productId', 's.is_shown as isShow', sql<Fen>`k.seckill_price_fen`.as('price')])
    .select([sql<SeckillAudit>`s.audit_status`.as('auditStatus'), sql<SeckillSession[]>`a.sessions`.as('timeList')])
    .select(['a.start_on as startDate', 'a.end_on as endDate', 'a.is_open as isOpen'])
    .select(['a.order_limit as oneQuota', 'a.person_limit as allQuota'])
    .where('s.mer_id', '=', db.merId)
    .where('s.id', '=', seckillId)
    .where('s.deleted_at', 'is', null)
    .where('k.deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * Takes pieces from the product's quota and from the SKU's, each by one conditional update. False if either has too few, or
 * if it was taken down meanwhile; the caller must then not commit.
 */
export async function takeQuota(db: MerchantDb, { seckillId, skuId, pieces }: SeckillPieces): Promise<boolean> {
  const product = await sql`update seckill_product set quota = quota - ${pieces}, sales = sales + ${pieces}
    where mer_id = ${db.merId} and id = ${seckillId} and quota >= ${pieces} and is_shown and audit_status = 2
      and deleted_at is null`.execute(db.q)
  if (product.numAffectedRows !== 1n) return false
  const sku = await sql`update seckill_sku set quota = quota - ${pieces}, sales = sales + ${pieces}
    where mer_id = ${db.merId} and seckill_product_id = ${seckillId} and sku_id = ${skuId} and quota >= ${pieces}
      and deleted_at is null`.execute(db.q)
  return sku.numAffectedRows === 1n
}

/** Gives them back. A SKU that was dropped meanwhile sells no more: only its sales are corrected. */
export async function releaseQuota(db: MerchantDb, { seckillId, skuId, pieces }: SeckillPieces): Promise<void> {
  await sql`update seckill_product s set sales = s.sales - ${pieces},
      quota = s.quota + case when k.deleted_at is null then ${pieces}::integer else 0 end
    from seckill_sku k
    where s.mer_id = ${db.merId} and s.id = ${seckillId}
      and k.mer_id = ${db.merId} and k.seckill_product_id = ${seckillId} and k.sku_id = ${skuId}`.execute(db.q)
  await sql`update seckill_sku set sales = sales - ${pieces},
      quota = quota + case when deleted_at is null then ${pieces}::integer else 0 end
    where mer_id = ${db.merId} and seckill_product_id = ${seckillId} and sku_id = ${skuId}`.execute(db.q)
}

interface Purchase {
  readonly seckillId: number
  readonly uid: number
  readonly pieces: number
}

/**
 * Counts pieces of a person up to the limit; 0 is none. The row is the lock: two orders of one person count one after the
 * other. False if it would be too many; the caller has checked that the pieces alone are not.
 */
export async function countPurchase(db: MerchantDb, { seckillId, uid, pieces }: Purchase, limit: number) {
  const { numAffectedRows } = await sql`insert into seckill_purchase as bought (mer_id, seckill_product_id, uid, pieces)
    values (${db.merId}, ${seckillId}, ${uid}, ${pieces})
    on conflict (mer_id, seckill_product_id, uid) do update set pieces = bought.pieces + excluded.pieces
    where ${limit}::integer = 0 or bought.pieces + excluded.pieces <= ${limit}`.execute(db.q)
  return numAffectedRows === 1n
}

export async function findBought(db: MerchantDb, { seckillId, uid }: Omit<Purchase, 'pieces'>): Promise<number> {
  const row = await db.q
    .selectFrom('seckill_purchase')
    .select('pieces')
    .where('mer_id', '=', db.merId)
    .where('seckill_product_id', '=', seckillId)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row?.pieces ?? 0
}

export async function uncountPurchase(db: MerchantDb, { seckillId, uid, pieces }: Purchase) {
  await sql`update seckill_purchase set pieces = pieces - ${pieces}
    where mer_id = ${db.merId} and seckill_product_id = ${seckillId} and uid = ${uid}`.execute(db.q)
}

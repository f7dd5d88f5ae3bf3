import type { Fen } from '@zhanggui/domain/kernel/money'
import type { SkuValues } from '@zhanggui/domain/product/sku/sku-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The SKUs of a draft that the main product still has, at their price in the channel. */
export const listDraftSkus = (db: MerchantDb, { id, primaryProductId }: { id: number; primaryProductId: number }) =>
  db.q
    .selectFrom('video_draft_sku as k')
    .innerJoin('product_sku as b', (join) =>
      join
        .on('b.mer_id', '=', db.merId)
        .on('b.product_id', '=', primaryProductId)
        .onRef('b.id', '=', 'k.sku_id')
        .on('b.deleted_at', 'is', null),
    )
    .select(['b.id', 'b.label', 'b.image', 'b.stock', 'b.sales', 'b.bar_code as barCode', 'b.weight_g as weight'])
    .select(['b.volume_cm3 as volume', sql<SkuValues>`b.combination`.as('values'), sql<Fen>`k.price_fen`.as('price')])
    .select([sql<Fen>`b.ot_price_fen`.as('otPrice'), sql<Fen>`b.cost_fen`.as('cost')])
    .where('k.mer_id', '=', db.merId)
    .where('k.draft_id', '=', id)
    .orderBy('b.position')
    .orderBy('b.id')
    .execute()

export async function countDraftSkus(db: MerchantDb, id: number): Promise<number> {
  const { count } = await db.q
    .selectFrom('video_draft_sku')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('draft_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** Replaces them, so that none of an earlier version stays behind. */
export async function putDraftSkus(
  db: MerchantDb,
  id: number,
  skus: readonly { readonly id: number; readonly price: number }[],
) {
  await db.q.deleteFrom('video_draft_sku').where('mer_id', '=', db.merId).where('draft_id', '=', id).execute()
  await sql`insert into video_draft_sku (mer_id, draft_id, sku_id, price_fen)
    select m.id, ${id}, k.id, k.price
    from merchant m, jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as k (id bigint, price bigint)
    where m.id = ${db.merId}`.execute(db.q)
}

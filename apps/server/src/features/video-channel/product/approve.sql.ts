import type { VideoShelf } from '@zhanggui/domain/video/video-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** What an approved product has of its draft. */
const CONTENT = [
  'base_product_id',
  'title',
  'head_images',
  'qualification_images',
  'category_id',
  'brand_id',
  'shipping_template_id',
  'unit_name',
  'points',
  'extra_sales',
  'description',
]
const content = sql.join(CONTENT.map((column) => sql.ref(column)))
const taken = sql.join(CONTENT.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))

/** The approved product is what its draft is now. Where it stands on the shelf matters for a new one only. */
export async function copyFromDraft(
  db: MerchantDb,
  id: number,
  { channelId, shelf }: { readonly channelId: string; readonly shelf: VideoShelf },
  now: Date,
) {
  await sql`insert into video_product (mer_id, id, channel_id, shelf, shelf_cause, shelved_at, created_at, updated_at,
      ${content})
    select mer_id, id, ${channelId}, ${shelf}::smallint, 0, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz,
      ${content}
    from video_draft where mer_id = ${db.merId} and id = ${id}
    on conflict (mer_id, id) do update set channel_id = excluded.channel_id, updated_at = excluded.updated_at,
      ${taken}`.execute(db.q)
  await db.q.deleteFrom('video_product_sku').where('mer_id', '=', db.merId).where('product_id', '=', id).execute()
  await sql`insert into video_product_sku (mer_id, product_id, sku_id, price_fen, market_price_fen)
    select k.mer_id, k.draft_id, k.sku_id, k.price_fen, b.ot_price_fen
    from video_draft_sku k
    join video_draft v on v.mer_id = ${db.merId} and v.id = k.draft_id
    join product_sku b on b.mer_id = ${db.merId} and b.product_id = v.base_product_id and b.id = k.sku_id
    where k.mer_id = ${db.merId} and k.draft_id = ${id}`.execute(db.q)
}

/** The draft is again what was approved. */
export async function copyFromProduct(db: MerchantDb, id: number) {
  const back = sql.join(CONTENT.map((column) => sql`${sql.ref(column)} = p.${sql.ref(column)}`))
  await sql`update video_draft v set ${back} from video_product p
    where v.mer_id = ${db.merId} and v.id = ${id} and p.mer_id = ${db.merId} and p.id = v.id`.execute(db.q)
  await db.q.deleteFrom('video_draft_sku').where('mer_id', '=', db.merId).where('draft_id', '=', id).execute()
  await sql`insert into video_draft_sku (mer_id, draft_id, sku_id, price_fen)
    select mer_id, product_id, sku_id, price_fen from video_product_sku
    where mer_id = ${db.merId} and product_id = ${id}`.execute(db.q)
}

import { type BrandReview, brandReview } from '@zhanggui/domain/video/video-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

export interface VideoBrand {
  readonly brandId: number
  readonly brandWording: string
  readonly status: BrandReview
}

const brands = (db: MerchantDb | PlatformDb) =>
  db.q
    .selectFrom('video_brand')
    .select(['id as brandId', 'name as brandWording', sql<BrandReview>`review`.as('status')])
    .where('deleted_at', 'is', null)

export const listBrands = (db: PlatformDb): Promise<VideoBrand[]> => brands(db).orderBy('id').execute()

export const listUsableBrands = (db: MerchantDb): Promise<VideoBrand[]> =>
  brands(db).where('review', '=', brandReview.is.passed).orderBy('name').orderBy('id').execute()

/** Those of the ids that may be used. */
export const findUsableBrands = (db: MerchantDb, ids: readonly number[]): Promise<VideoBrand[]> =>
  brands(db).where('review', '=', brandReview.is.passed).where('id', '=', anyOf(ids)).execute()

/** Adds them, or brings those that are known up to date. */
export async function putBrands(db: PlatformDb, rows: readonly VideoBrand[], now: Date) {
  await sql`insert into video_brand (id, name, review, updated_at)
    select b."brandId", b."brandWording", b.status, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b ("brandId" bigint, "brandWording" text, status smallint)
    on conflict (id) do update set name = excluded.name, review = excluded.review, deleted_at = null,
      updated_at = excluded.updated_at`.execute(db.q)
}

/** No longer offered. */
export async function removeBrands(db: PlatformDb, ids: readonly number[], now: Date) {
  await db.q
    .updateTable('video_brand')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute()
}

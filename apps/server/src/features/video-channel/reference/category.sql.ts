import type { ThirdCategory } from '@zhanggui/domain/video/category-tree'
import type { CategoryReview, QualificationNeed } from '@zhanggui/domain/video/video-codes'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'

export interface VideoCategory extends ThirdCategory {
  readonly qualification: string
  readonly qualificationType: QualificationNeed
  readonly productQualification: string
  readonly productQualificationType: QualificationNeed
  readonly status: CategoryReview
}

const categories = (db: MerchantDb | PlatformDb) =>
  db.q
    .selectFrom('video_category')
    .select(['id as thirdCatId', 'name as thirdCatName', 'second_id as secondCatId', 'second_name as secondCatName'])
    .select(['first_id as firstCatId', 'first_name as firstCatName', 'qualification'])
    .select([sql<QualificationNeed>`qualification_need`.as('qualificationType')])
    .select(['product_qualification as productQualification', sql<CategoryReview>`review`.as('status')])
    .select(sql<QualificationNeed>`product_qualification_need`.as('productQualificationType'))

/** What is offered, siblings beside one another. */
export const listCategories = (db: MerchantDb | PlatformDb): Promise<VideoCategory[]> =>
  categories(db).where('deleted_at', 'is', null).orderBy('first_id').orderBy('second_id').orderBy('id').execute()

/** Those of the ids that are offered. */
export const findCategories = (db: MerchantDb, ids: readonly number[]): Promise<VideoCategory[]> =>
  categories(db).where('deleted_at', 'is', null).where('id', '=', anyOf(ids)).execute()

/** Also one that is no longer offered: what was made with it still shows it. */
export const findAnyCategory = (db: MerchantDb, id: number): Promise<VideoCategory | undefined> =>
  categories(db).where('id', '=', id).executeTakeFirst()

/** Adds them, or brings those that are known up to date. */
export async function putCategories(db: PlatformDb, rows: readonly VideoCategory[], now: Date) {
  await sql`insert into video_category as known (id, name, second_id, second_name, first_id, first_name, qualification,
      qualification_need, product_qualification, product_qualification_need, review, updated_at)
    select c."thirdCatId", c."thirdCatName", c."secondCatId", c."secondCatName", c."firstCatId", c."firstCatName",
      c.qualification, c."qualificationType", c."productQualification", c."productQualificationType",
      c.status, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("thirdCatId" bigint, "thirdCatName" text,
      "secondCatId" bigint, "secondCatName" text, "firstCatId" bigint, "firstCatName" text, qualification text,
      "qualificationType" smallint, "productQualification" text, "productQualificationType" smallint, status smallint)
    on conflict (id) do update set name = excluded.name, second_id = excluded.second_id,
      second_name = excluded.second_name, first_id = excluded.first_id, first_name = excluded.first_name,
      qualification = excluded.qualification, qualification_need = excluded.qualification_need,
      product_qualification = excluded.product_qualification,
      product_qualification_need = excluded.product_qualification_need,
      review = excluded.review, deleted_at = null, updated_at = excluded.updated_at`.execute(db.q)
}

/** No longer offered. */
export async function removeCategories(db: PlatformDb, ids: readonly number[], now: Date) {
  await db.q
    .updateTable('video_category')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute()
}

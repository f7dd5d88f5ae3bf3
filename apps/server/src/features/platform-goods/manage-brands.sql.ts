import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { sql } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import type { PlatformDb } from '#platform/db/platform-db'

/** Brand management for the platform; merchants only read brands. */
export function listAllBrands(db: PlatformDb, { name, ...page }: PageQuery & { name?: string | undefined }) {
  let found = db.q.selectFrom('brand').where('deleted_at', 'is', null)
  if (name) found = found.where(contains('name', name))
  const rows = found
    .select(['id', 'name', 'icon', 'sort', 'is_shown as isShow'])
    // As json: the driver leaves the numbers of an int8[] as text.
    .select(
      sql<number[]>`(select coalesce(json_agg(category_id order by category_id), '[]')
      from brand_category l where l.brand_id = brand.id)`.as('categoryIds'),
    )
    .orderBy('sort', 'desc')
    .orderBy('id')
  return countedPage(page, rows)
}

interface BrandFields {
  readonly name: string
  readonly icon: string
  readonly sort: number
  readonly isShow: boolean
}

/** False if the name is taken. */
export async function insertBrand(db: PlatformDb, { id, isShow, ...brand }: BrandFields & { id: number }, now: Date) {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('brand')
    .values({ ...brand, id, is_shown: isShow, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const lockBrand = (db: PlatformDb, id: number) =>
  db.q
    .selectFrom('brand')
    .select(['id', 'name', 'icon', 'sort', 'is_shown as isShow'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function updateBrandRow(db: PlatformDb, id: number, { isShow, ...brand }: BrandFields, now: Date) {
  await db.q
    .updateTable('brand')
    .set({ ...brand, is_shown: isShow, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function replaceBrandCategories(db: PlatformDb, id: number, categoryIds: readonly number[]) {
  await db.q.deleteFrom('brand_category').where('brand_id', '=', id).execute()
  if (categoryIds.length === 0) return
  const links = [...new Set(categoryIds)].map((categoryId) => ({ brand_id: id, category_id: categoryId }))
  await db.q.insertInto('brand_category').values(links).execute()
}

/** Soft delete: deleted products still refer to the row. */
export async function deleteBrandRow(db: PlatformDb, id: number, now: Date) {
  await replaceBrandCategories(db, id, [])
  await db.q.updateTable('brand').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
}

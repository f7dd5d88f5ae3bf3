import { anyOf } from '#platform/db/any-of'
import type { PlatformDb } from '#platform/db/platform-db'

const live = (db: PlatformDb) =>
  db.q
    .selectFrom('platform_category')
    .select(['id', 'pid', 'name', 'icon', 'level', 'sort', 'is_shown as isShow'])
    .where('deleted_at', 'is', null)

export const listAllPlatformCategories = (db: PlatformDb) =>
  live(db).orderBy('level').orderBy('sort', 'desc').orderBy('id').execute()

/** Locks the category, so that nothing is added below it while it is being deleted. */
export const lockPlatformCategory = (db: PlatformDb, id: number) =>
  live(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** How many of the ids are third-level categories. */
export async function countLeafCategories(db: PlatformDb, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  return (await live(db).where('level', '=', 3).where('id', '=', anyOf(ids)).execute()).length
}

export async function hasCategoriesBelow(db: PlatformDb, id: number): Promise<boolean> {
  return (await live(db).where('pid', '=', id).limit(1).executeTakeFirst()) !== undefined
}

interface CategoryFields {
  readonly name: string
  readonly icon: string
  readonly sort: number
  readonly isShow: boolean
}

/** False if the parent already has a category of this name. */
export async function insertPlatformCategory(
  db: PlatformDb,
  { isShow, ...category }: CategoryFields & { id: number; pid: number; level: number },
  now: Date,
) {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('platform_category')
    .values({ ...category, is_shown: isShow, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updatePlatformCategory(
  db: PlatformDb,
  id: number,
  { isShow, ...category }: CategoryFields,
  now: Date,
) {
  await db.q
    .updateTable('platform_category')
    .set({ ...category, is_shown: isShow, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deletePlatformCategory(db: PlatformDb, id: number, now: Date) {
  await db.q.deleteFrom('brand_category').where('category_id', '=', id).execute()
  await db.q.updateTable('platform_category').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
}

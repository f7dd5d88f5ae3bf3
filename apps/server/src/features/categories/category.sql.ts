import type { categoryApi } from '@zhanggui/contract/category'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { CategoryType } from '@zhanggui/domain/category/category-codes'
import { ancestorsIn, type CategoryPlace, pathBelow } from '@zhanggui/domain/category/category-rules'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'

const status = sql<number>`case when is_open then 1 else 0 end`

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('category')
    .select(['id', 'pid', 'path', 'name', 'type', 'url', 'extra', 'sort', 'version', 'mer_id as owner'])
    .select(['created_at as createTime', 'updated_at as updateTime', status.as('status')])
    .where('mer_id', '=', db.merId)

export const listCategoriesOfType = (db: MerchantDb, type: CategoryType) =>
  rows(db).where('type', '=', type).orderBy('sort', 'desc').orderBy('id').execute()

type CategoryFilter = FilterOf<typeof categoryApi.list>

const categoryFilter: FilterSql<CategoryFilter> = {
  type: (type) => sql`type = ${type}`,
  pid: (pid) => sql`pid = ${pid}`,
  // -1 = whatever the status.
  status: (code) => (code < 0 ? undefined : sql`is_open = ${code === 1}`),
  name: (typed) => sql`position(${typed} in name) > 0`,
}

export function listCategories(db: MerchantDb, query: CategoryFilter & PageQuery) {
  const filtered = rows(db).where(passes(categoryFilter, query))
  return countedPage(query, filtered.orderBy('sort', 'desc').orderBy('id'))
}

export const findCategory = (db: MerchantDb, id: number) => rows(db).where('id', '=', id).executeTakeFirst()

export const findCategories = (db: MerchantDb, ids: readonly number[]) =>
  rows(db).where('id', '=', anyOf(ids)).orderBy('sort', 'desc').orderBy('id').execute()

/** Prevents the category from being deleted or moved until this transaction ends. */
export async function lockSharedCategory(db: MerchantDb, id: number, type: CategoryType): Promise<boolean> {
  const row = await db.q
    .selectFrom('category')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .where('type', '=', type)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Serialises writers of a merchant's trees: two concurrent moves would corrupt each other's paths. Reads after the lock
 * see what the previous writer committed.
 */
export async function lockTrees(db: MerchantDb) {
  await db.q.selectFrom('category').select('id').where('mer_id', '=', db.merId).orderBy('id').forUpdate().execute()
}

export const listPlacesBelow = (db: MerchantDb, { id }: { id: number }): Promise<CategoryPlace[]> =>
  db.q
    .selectFrom('category')
    .select(['id', 'path'])
    .where('mer_id', '=', db.merId)
    .where('path', 'like', `%/${id}/%`)
    .execute()

export async function hasCategoryNamed(db: MerchantDb, type: number, name: string, otherThan: number) {
  const row = await db.q
    .selectFrom('category')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('type', '=', type)
    .where('name', '=', name)
    .where('id', '!=', otherThan)
    .executeTakeFirst()
  return row !== undefined
}

interface NewCategory {
  readonly id: number
  readonly pid: number
  readonly path: string
  readonly name: string
  readonly type: number
  readonly url: string
  readonly extra: string
  readonly status: number
  readonly sort: number
}

/** False if the name is taken. */
export async function insertCategory(db: MerchantDb, { status: code, ...category }: NewCategory, now: Date) {
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('category')
    .values({ ...category, mer_id: db.merId, is_open: code === 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateCategoryRow(
  db: MerchantDb,
  { id, status: code, ...category }: Omit<NewCategory, 'type'>,
  now: Date,
) {
  await db.q
    .updateTable('category')
    .set({ ...category, is_open: code === 1, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .execute()
}

/** Moves the descendants of a moved category along with it. */
export async function updatePathsBelow(db: MerchantDb, before: CategoryPlace, after: CategoryPlace) {
  const [from, to] = [pathBelow(before), pathBelow(after)]
  await db.q
    .updateTable('category')
    .set({ path: sql<string>`${to}::text || substr(path, ${from.length + 1}::int)` })
    .where('mer_id', '=', db.merId)
    .where('path', 'like', `${from}%`)
    .execute()
}

export async function closeBelow(db: MerchantDb, { id }: { id: number }, now: Date) {
  await db.q
    .updateTable('category')
    .set({ is_open: false, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('is_open', '=', true)
    .where('path', 'like', `%/${id}/%`)
    .execute()
}

export async function openAbove(db: MerchantDb, path: string, now: Date) {
  const ids = ancestorsIn(path)
  if (ids.length === 0) return
  await db.q
    .updateTable('category')
    .set({ is_open: true, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('is_open', '=', false)
    .where('id', '=', anyOf(ids))
    .execute()
}

export async function deleteCategoryRow(db: MerchantDb, id: number) {
  await db.q.deleteFrom('category').where('mer_id', '=', db.merId).where('id', '=', id).execute()
}

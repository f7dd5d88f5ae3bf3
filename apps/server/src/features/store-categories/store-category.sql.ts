import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { refuseDuplicate } from '#platform/db/duplicate'
import { deleteRecord, type Edit, edited, editorOf, insertRecord, updateRecord } from '#platform/db/editor.sql'
import type { MerchantDb } from '#platform/db/merchant-db'

const withUniqueName = refuseDuplicate('store_category_mer_id_name_key', '分类名称已存在', { field: 'name' })

const rows = (db: MerchantDb) =>
  db.q
    .selectFrom('store_category')
    .select(['id', 'pid', 'name', 'icon', 'sort', 'is_shown as isShow', 'version'])
    .select(['created_at as createTime', 'updated_at as updateTime'])
    .where('mer_id', '=', db.merId)

export const listStoreCategories = (db: MerchantDb) => rows(db).orderBy('sort', 'desc').orderBy('id').execute()

export const listShownStoreCategories = (db: MerchantDb) =>
  rows(db).where('is_shown', '=', true).orderBy('sort', 'desc').orderBy('id').execute()

export const listChildren = (db: MerchantDb, pid: number) =>
  rows(db).where('pid', '=', pid).orderBy('sort', 'desc').orderBy('id').execute()

export const findStoreCategory = (db: MerchantDb, id: number) =>
  rows(db).select(editorOf(db, 'store_category').as('updatedBy')).where('id', '=', id).executeTakeFirst()

/** Whether all categories belong to the merchant; prevents moving or deleting them until this transaction ends. */
export async function lockSharedStoreCategories(db: MerchantDb, ids: readonly number[]): Promise<boolean> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return true
  const held = await db.q
    .selectFrom('store_category')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(distinct))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return held.length === distinct.length
}

/**
 * Serialises writers of a merchant's tree: two concurrent moves could create a third level. Reads after the lock see
 * what the previous writer committed. Products cannot be added to categories meanwhile.
 */
export async function lockTree(db: MerchantDb) {
  await db.q
    .selectFrom('store_category')
    .select('id')
    .where('mer_id', '=', db.merId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

interface StoreCategory {
  readonly id: number
  readonly pid: number
  readonly name: string
  readonly icon: string
  readonly sort: number
  readonly isShow: boolean
}

export const insertStoreCategory = (edit: Edit, { id, isShow, ...category }: StoreCategory) =>
  withUniqueName(insertRecord(edit, 'store_category', id, { ...category, is_shown: isShow }))

export const updateStoreCategoryRow = (edit: Edit, { id, isShow, ...category }: StoreCategory) =>
  withUniqueName(updateRecord(edit, 'store_category', id, { ...category, is_shown: isShow }))

const shown = (edit: Edit, isShow: boolean) =>
  edit.db.q
    .updateTable('store_category')
    .set({ is_shown: isShow, ...edited(edit) })
    .where('mer_id', '=', edit.db.merId)
    .where('is_shown', '!=', isShow)

export async function showStoreCategory(edit: Edit, id: number, isShow: boolean) {
  await shown(edit, isShow).where('id', '=', id).execute()
}

export async function showChildren(edit: Edit, pid: number, isShow: boolean) {
  await shown(edit, isShow).where('pid', '=', pid).execute()
}

/** The first id gets the highest sort number. */
export async function updateOrder({ db, now, staff }: Edit, ids: readonly number[]) {
  await sql`
    update store_category set sort = wanted.sort, version = version + 1, updated_at = ${now}, updated_by = ${staff.adminId}
    from (select id, ${ids.length}::integer - position::integer + 1 as sort
          from unnest(${ids}::bigint[]) with ordinality as given (id, position)) as wanted
    where store_category.mer_id = ${db.merId} and store_category.id = wanted.id and store_category.sort <> wanted.sort
  `.execute(db.q)
}

export const deleteStoreCategoryRow = (db: MerchantDb, id: number) => deleteRecord(db, 'store_category', id)

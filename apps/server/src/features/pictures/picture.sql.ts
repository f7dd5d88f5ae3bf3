import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { pictureApi } from '@zhanggui/contract/picture'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { mediaKeyOf } from '#platform/files/media-key'

/** The folder of this merchant's files in their addresses. */
export async function findMediaFolder(db: MerchantDb): Promise<string> {
  const { media_folder: folder } = await db.q
    .selectFrom('merchant')
    .select('media_folder')
    .where('id', '=', db.merId)
    .executeTakeFirstOrThrow()
  return folder
}

/** `jpg`, `JPG` and `image/jpeg` are one type, stored as the wire has it: pictures without `image/`. */
const storedType = (type: string): string => {
  const word = type
    .trim()
    .toLowerCase()
    .replace(/^image\//, '')
  return word === 'jpg' ? 'jpeg' : word
}

type PictureFilter = FilterOf<typeof pictureApi.list>

const pictureFilter: FilterSql<PictureFilter> = {
  // 0 = all of them.
  pid: (id) => (id > 0 ? sql`category_id = ${id}` : undefined),
  attType: (list) => {
    const types = list.map(storedType)
    return types.length > 0 ? sql`type = any (${types}::text[])` : undefined
  },
  name: (typed) => contains('name', typed),
}

export function listPictures(db: MerchantDb, query: PictureFilter & PageQuery) {
  const rows = db.q
    .selectFrom('attachment')
    .where('mer_id', '=', db.merId)
    .where(passes(pictureFilter, query))
    .select(['id as attId', 'name', 'key', 'thumb_key', 'type as attType', 'width', 'height', 'category_id as pid'])
    .select([sql<string>`size::text`.as('attSize'), 'mer_id as owner'])
    .select(['created_at as createTime', 'updated_at as updateTime'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return countedPage(query, rows)
}

export interface NewPicture {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly thumbKey: string
  readonly size: number
  readonly type: string
  readonly width: number
  readonly height: number
  readonly categoryId: number
  readonly createdBy: number
}

export async function insertPicture(db: MerchantDb, picture: NewPicture, now: Date) {
  const { thumbKey, categoryId, createdBy, ...columns } = picture
  await db.q
    .insertInto('attachment')
    .values({
      ...columns,
      mer_id: db.merId,
      thumb_key: thumbKey,
      category_id: categoryId,
      created_by: createdBy,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Locks the pictures among the ids that belong to this merchant. */
export const lockPictures = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('attachment')
    .select(['id', 'name', 'key', 'thumb_key as thumbKey'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

const picturesById = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('attachment')
    .select(['id', 'name', 'key', 'type'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))

/** Those of them that there are. */
export const findPictures = (db: MerchantDb, ids: readonly number[]) => picturesById(db, ids).execute()

/** Not deleted until the transaction ends; undefined if it is already. */
export const lockSharedPicture = (db: MerchantDb, id: number) => picturesById(db, [id]).forKeyShare().executeTakeFirst()

export const findPictureByKey = (db: MerchantDb, key: string) =>
  db.q
    .selectFrom('attachment')
    .select(['name', 'key'])
    .where('mer_id', '=', db.merId)
    .where('key', '=', key)
    .executeTakeFirst()

export const listPictureFiles = (db: MerchantDb, ids: readonly number[]) =>
  db.q
    .selectFrom('attachment')
    .select(['id', 'name', 'key', 'size', 'created_at as createdAt'])
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .execute()

export async function updatePictureCategory(db: MerchantDb, ids: readonly number[], categoryId: number, now: Date) {
  await db.q
    .updateTable('attachment')
    .set({ category_id: categoryId, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Leaves its pictures uncategorised. */
export async function leaveCategory(db: MerchantDb, categoryId: number, now: Date) {
  await db.q
    .updateTable('attachment')
    .set({ category_id: 0, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('category_id', '=', categoryId)
    .execute()
}

export async function deletePictureRows(db: MerchantDb, ids: readonly number[]) {
  await db.q.deleteFrom('attachment').where('mer_id', '=', db.merId).where('id', '=', anyOf(ids)).execute()
}

export async function countPictures(db: MerchantDb, ids: readonly number[]): Promise<number> {
  const { count } = await db.q
    .selectFrom('attachment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .executeTakeFirstOrThrow()
  return count
}

/** Those of the addresses that are files of this merchant's library, with their keys. */
export async function findOwnPictures(db: MerchantDb, addresses: readonly string[]): Promise<Map<string, string>> {
  const keys = addresses.flatMap((address) => mediaKeyOf(address) ?? [])
  const rows = await db.q
    .selectFrom('attachment')
    .select('key')
    .where('mer_id', '=', db.merId)
    .where('key', '=', anyOf(keys))
    .execute()
  const own = new Set(rows.map(({ key }) => key))
  return new Map(
    addresses.flatMap((address) => {
      const key = mediaKeyOf(address)
      return key !== undefined && own.has(key) ? [[address, key] as const] : []
    }),
  )
}

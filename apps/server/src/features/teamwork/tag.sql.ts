import { sql } from 'kysely'
import { refuseDuplicate } from '#platform/db/duplicate'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

interface Tag {
  readonly id: number
  readonly name: string
}

const tags = (db: MerchantDb) => db.q.selectFrom('order_tag').select(['id', 'name']).where('mer_id', '=', db.merId)

export const listTags = (db: MerchantDb): Promise<Tag[]> => tags(db).orderBy('name').execute()

/** These tags, which stay until the transaction ends. */
export async function lockTags(db: MerchantDb, ids: readonly number[]): Promise<Tag[]> {
  if (ids.length === 0) return []
  const found = await tags(db)
    .where('id', '=', sql<number>`any (${ids}::bigint[])`)
    .orderBy('id')
    .forShare()
    .execute()
  return found.length < new Set(ids).size ? missing('标签不存在') : found
}

const once = refuseDuplicate('order_tag_mer_id_name_key', '标签名称已存在', { field: 'name' })

export const insertTag = (db: MerchantDb, tag: Tag, now: Date) =>
  once(db.q.insertInto('order_tag').values({ mer_id: db.merId, ...tag, created_at: now }))

export const renameTag = (db: MerchantDb, { id, name }: Tag) =>
  once(db.q.updateTable('order_tag').set({ name }).where('mer_id', '=', db.merId).where('id', '=', id))

export async function deleteTagRow(db: MerchantDb, id: number): Promise<string> {
  const deleted = await db.q
    .deleteFrom('order_tag')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name ?? missing('标签不存在')
}

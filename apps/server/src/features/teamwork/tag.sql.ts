import type { CountedTag } from '@zhanggui/contract/order/team'
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

/** Reads what is tagged and nothing else. */
export async function listCountedTags(db: MerchantDb): Promise<CountedTag[]> {
  const { rows } = await sql<CountedTag>`
    select t.id, t.name, coalesce(u.orders, 0) as "orderCount", coalesce(u.refunds, 0) as "refundCount"
    from order_tag t
    left join (
      select i.tag_id, count(*) filter (where k.kind = 'order') as orders, count(*) filter (where k.kind = 'refund') as refunds
      from order_mark k cross join unnest(k.tag_ids) as i (tag_id)
      where k.mer_id = ${db.merId} and k.tag_ids <> '{}' group by i.tag_id
    ) u on u.tag_id = t.id
    where t.mer_id = ${db.merId} order by t.name`.execute(db.q)
  return rows
}

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

import { MAX_TAGS_OF_USER } from '@zhanggui/domain/user/user-rules'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { refuseDuplicate } from '#platform/db/duplicate'
import type { MerchantDb } from '#platform/db/merchant-db'
import { missing } from '#platform/http/refusals'

/** By name, each with how many users have it. */
export const listTags = (db: MerchantDb) =>
  db.q
    .selectFrom('user_tag as t')
    .leftJoin('shopper_tag as st', (join) => join.on('st.mer_id', '=', db.merId).onRef('st.tag_id', '=', 't.id'))
    .where('t.mer_id', '=', db.merId)
    .groupBy(['t.mer_id', 't.id', 't.name'])
    .select((eb) => ['t.id', 't.name', eb.fn.count<number>('st.uid').as('userCount')])
    .orderBy('t.name')
    .execute()

export async function countTags(db: MerchantDb): Promise<number> {
  const { total } = await db.q
    .selectFrom('user_tag')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('mer_id', '=', db.merId)
    .executeTakeFirstOrThrow()
  return total
}

const noSuchTag = () => missing('标签不存在')

const tagsOf = (db: MerchantDb, ids: readonly number[]) =>
  db.q.selectFrom('user_tag').select('name').where('mer_id', '=', db.merId).where('id', '=', anyOf(ids)).orderBy('id')

const namesOf = (tags: readonly { readonly name: string }[], ids: readonly number[]): string[] =>
  tags.length < ids.length ? noSuchTag() : tags.map(({ name }) => name)

/** Refuses if one of them does not exist. */
export async function checkTags(db: MerchantDb, ids: readonly number[] = []): Promise<void> {
  if (ids.length > 0) namesOf(await tagsOf(db, ids).execute(), ids)
}

/** The names of these tags, which stay until the transaction ends. */
export const lockTags = async (db: MerchantDb, ids: readonly number[]): Promise<string[]> =>
  namesOf(await tagsOf(db, ids).forShare().execute(), ids)

const once = refuseDuplicate('user_tag_mer_id_name_key', '标签名称已存在', { field: 'name' })

export const insertTag = (db: MerchantDb, tag: { readonly id: number; readonly name: string }, now: Date) =>
  once(db.q.insertInto('user_tag').values({ mer_id: db.merId, ...tag, created_at: now }))

export const renameTag = (db: MerchantDb, id: number, name: string) =>
  once(db.q.updateTable('user_tag').set({ name }).where('mer_id', '=', db.merId).where('id', '=', id))

export async function deleteTagRow(db: MerchantDb, id: number): Promise<{ name: string }> {
  const deleted = await db.q
    .deleteFrom('user_tag')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return deleted ?? noSuchTag()
}

/** Each of the users with each of the tags; what is there stays. */
export async function insertTags(db: MerchantDb, uids: readonly number[], tagIds: readonly number[]) {
  await sql`insert into shopper_tag (mer_id, uid, tag_id)
    select m.id, u.uid, t.id
    from merchant m, unnest(${uids}::bigint[]) as u (uid), unnest(${tagIds}::bigint[]) as t (id)
    where m.id = ${db.merId}
    on conflict do nothing`.execute(db.q)
}

/** Takes these tags from the users; `except` takes all the others instead. */
export async function deleteTags(
  db: MerchantDb,
  uids: readonly number[],
  tags: { readonly only: readonly number[] } | { readonly except: readonly number[] },
) {
  const which =
    'only' in tags ? sql`tag_id = any (${tags.only}::bigint[])` : sql`tag_id <> all (${tags.except}::bigint[])`
  await sql`delete from shopper_tag
    where mer_id = ${db.merId} and uid = any (${uids}::bigint[]) and ${which}`.execute(db.q)
}

/** Whether somebody among them has more tags than one can have. */
export async function hasTooManyTags(db: MerchantDb, uids: readonly number[]): Promise<boolean> {
  const over = await db.q
    .selectFrom('shopper_tag')
    .select('uid')
    .where('mer_id', '=', db.merId)
    .where('uid', '=', anyOf(uids))
    .groupBy(['mer_id', 'uid'])
    .having((eb) => eb.fn.countAll(), '>', MAX_TAGS_OF_USER)
    .limit(1)
    .executeTakeFirst()
  return over !== undefined
}

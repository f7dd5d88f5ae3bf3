import type { userFilter } from '@zhanggui/contract/user/user'
import { PHONE_WANTED, phoneSearch } from '@zhanggui/domain/user/buyer-search'
import { sql } from 'kysely'
import type { z } from 'zod'
import { contains, within } from '#platform/db/contains'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { refuse } from '#platform/http/refusals'
import { checkTags } from '../tags/user-tag.sql.ts'

export type UserFilter = z.output<typeof userFilter>

const DAY = 86_400_000

const filterSql = ({ merId }: MerchantDb, now: Date): FilterSql<UserFilter> => ({
  searchType: null,
  content: (typed, { searchType = 'all' }) => isCalled(searchType, typed),
  registerType: (type) => sql`register_type = ${type}`,
  sex: (sex) => sql`sex = ${sex}`,
  dateLimit: (limit) => within('visited_at', limit, now),
  tagIds: (ids) =>
    ids.length === 0
      ? undefined
      : sql`uid = any (array(select t.uid from shopper_tag t
          where t.mer_id = ${merId} and t.tag_id = any (${ids}::bigint[])))`,
  isFollow: (isFollow) => (isFollow ? sql`followed_at is not null` : sql`followed_at is null`),
  orderCountFrom: (least) => sql`order_count >= ${least}`,
  orderCountTo: (most) => sql`order_count <= ${most}`,
  paidFrom: (least) => sql`paid_fen >= ${least}`,
  paidTo: (most) => sql`paid_fen <= ${most}`,
  idleDays: (days) => sql`last_order_at < ${new Date(now.getTime() - days * DAY)}`,
})

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

/** By what they chose, or by whatever it may be. */
function isCalled(searchType: NonNullable<UserFilter['searchType']>, typed: string) {
  const byName = contains('nickname', typed)
  const [uid, phone] = [wholeNumber(typed), phoneSearch(typed)]
  const byId = uid !== undefined && sql<boolean>`uid = ${uid}`
  const byPhone =
    phone &&
    sql<boolean>`phone_tail = ${phone.tail} and ${phone.whole === undefined ? sql`true` : sql`phone = ${phone.whole}`}`
  if (searchType === 'nickname') return byName
  if (searchType === 'uid') return byId || refuse('UID必须是正整数', { field: 'content' })
  if (searchType === 'phone') return byPhone ?? refuse(PHONE_WANTED, { field: 'content' })
  const either = [byName, ...(byId ? [byId] : []), ...(byPhone ? [sql<boolean>`(${byPhone})`] : [])]
  return sql<boolean>`(${sql.join(either, sql` or `)})`
}

/** Whoever follows the shop or has bought there. The condition is that of the partial indexes. */
export const users = (db: MerchantDb) =>
  db.q
    .selectFrom('shopper')
    .where('mer_id', '=', db.merId)
    .where(sql<boolean>`is_user`)

/** Ids of those whom the filter lets through, the newest first; no more than `most` of them. */
export async function findUsers(db: MerchantDb, filter: UserFilter, now: Date, most?: number): Promise<number[]> {
  await checkTags(db, filter.tagIds)
  const found = usersWithin(db, filter, now).select('uid').orderBy('uid', 'desc')
  return (await (most === undefined ? found : found.limit(most)).execute()).map(({ uid }) => uid)
}

export const usersWithin = (db: MerchantDb, filter: UserFilter, now: Date) =>
  users(db).where(passes(filterSql(db, now), filter))

/** Counted up to ten thousand. */
export async function countUsers(db: MerchantDb, filter: UserFilter, now: Date): Promise<number> {
  await checkTags(db, filter.tagIds)
  const { total } = await db.q
    .selectFrom(usersWithin(db, filter, now).select('uid').limit(MAX_COUNTED).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

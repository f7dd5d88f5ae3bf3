import type { userFilter } from '@zhanggui/contract/user/user'
import { storableText } from '@zhanggui/domain/kernel/text/storable-text'
import { PHONE_WANTED, phoneSearch } from '@zhanggui/domain/user/buyer-search'
import { sql } from 'kysely'
import type { z } from 'zod'
import { within } from '#platform/db/contains'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import { MAX_COUNTED } from '#platform/db/page-window'
import { refuse } from '#platform/http/refusals'
import { checkTags } from '../tags/user-tag.sql.ts'

export type UserFilter = z.output<typeof userFilter>

const DAY = 86_400_000

const filterSql = ({ merId }: MerchantDb, now: Date, named: Named): FilterSql<UserFilter> => ({
  searchType: null,
  content: (typed, { searchType = 'all' }) => isCalled(searchType, typed, named),
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

/** Whoever has the typed text in the nickname; undefined for too many, or if it is not asked. */
type Named = readonly number[] | undefined

/** Of more than these the list itself is looked through: ten thousand of them are found and counted soon. */
const MOST_NAMED = 50_000

async function findNamed(
  db: MerchantDb,
  { content, searchType = 'all' }: Partial<UserFilter>,
  most: number,
): Promise<Named> {
  if (!content || searchType === 'uid' || searchType === 'phone') return undefined
  const { rows } = await sql<{ uids: string[] | null }>`
    select find_shoppers(${storableText(content)}, ${most}) as uids`.execute(db.q)
  return rows[0]?.uids?.map(Number)
}

/** By what they chose, or by whatever it may be. */
function isCalled(searchType: NonNullable<UserFilter['searchType']>, typed: string, named: Named) {
  const byName = named
    ? sql<boolean>`uid = any (${named}::bigint[])`
    : sql<boolean>`strpos(search_text(nickname), search_text(${typed})) > 0`
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

/** What the filter asks of a user; checks that it may be asked. */
export async function userCondition(db: MerchantDb, filter: Partial<UserFilter>, now: Date, most = MOST_NAMED) {
  const [named] = await Promise.all([findNamed(db, filter, most), checkTags(db, filter.tagIds)])
  return passes(filterSql(db, now, named), filter)
}

/** Ids of those whom the filter lets through, the newest first; no more than `most` of them. */
export async function findUsers(db: MerchantDb, filter: UserFilter, now: Date, most?: number): Promise<number[]> {
  const condition = await userCondition(db, filter, now)
  const found = users(db).where(condition).select('uid').orderBy('uid', 'desc')
  return (await (most === undefined ? found : found.limit(most)).execute()).map(({ uid }) => uid)
}

/** Counted up to ten thousand. */
export async function countUsers(db: MerchantDb, filter: UserFilter, now: Date): Promise<number> {
  const condition = await userCondition(db, filter, now)
  const { total } = await db.q
    .selectFrom(users(db).where(condition).select('uid').limit(MAX_COUNTED).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

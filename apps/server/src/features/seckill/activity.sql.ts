import type { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { activityStatusAt, type ActivityTimes, type SeckillSession } from '@zhanggui/domain/seckill/activity-times'
import { seckillAudit, seckillRefusal, type SeckillStatus, seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { PlatformDb } from '#platform/db/platform-db'
import { refuse } from '#platform/http/refusals'

type AnyDb = MerchantDb | PlatformDb

const activities = (db: AnyDb) =>
  db.q
    .selectFrom('seckill_activity as a')
    .select(['a.id', 'a.name', 'a.start_on as startDate', 'a.end_on as endDate', 'a.is_open as isOpen'])
    .select(['a.order_limit as oneQuota', 'a.person_limit as allQuota', 'a.min_stars as merStars'])
    .select([sql<SeckillSession[]>`a.sessions`.as('timeList'), sql<number[]>`a.category_ids`.as('categoryIds')])
    .select('a.created_at as createTime')

export type StoredActivity = Awaited<ReturnType<typeof findActivity>>

export async function findActivity(db: AnyDb, id: number) {
  const { code, message } = seckillRefusal.activityMissing
  return (await activities(db).where('a.id', '=', id).executeTakeFirst()) ?? refuse(message, { code })
}

/** Days are yyyymmdd, both included. */
interface DayRange {
  readonly first: number
  readonly last: number
}

/** More than a calendar can show. */
const MOST_AT_ONCE = 200

type ActivityFilter = FilterOf<typeof seckillApi.activities>

const activityFilter: FilterSql<ActivityFilter> = {
  name: (typed) => contains('a.name', typed),
  date: (day) => sql`a.start_on <= ${day} and a.end_on >= ${day}`,
}

/** Newest first, closed ones too. */
export const listActivities = (db: AnyDb, query: ActivityFilter & PageQuery) =>
  countedPage(query, activities(db).where(passes(activityFilter, query)).orderBy('a.id', 'desc'))

export async function countActivities(db: MerchantDb, filter: ActivityFilter): Promise<number> {
  const { count } = await db.q
    .selectFrom('seckill_activity as a')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(passes(activityFilter, filter))
    .executeTakeFirstOrThrow()
  return count
}

/** Those that sell on some of these days, with how much this shop has in them. */
export const listActivitiesOn = (db: MerchantDb, { first, last }: DayRange) =>
  activities(db)
    .select(
      sql<number>`(select count(*) from seckill_product s
        where s.mer_id = ${db.merId} and s.activity_id = a.id and s.deleted_at is null)`.as('productNum'),
    )
    .where('a.end_on', '>=', first)
    .where('a.start_on', '<=', last)
    .orderBy('a.id', 'desc')
    .limit(MOST_AT_ONCE)
    .execute()

/** Activities of these days that this shop sells in: any of these products, or anything at all. */
export function listOffersOn(db: MerchantDb, { first, last }: DayRange, productIds?: readonly number[]) {
  const offers = db.q
    .selectFrom('seckill_product as s')
    .innerJoin('seckill_activity as a', 'a.id', 's.activity_id')
    .select(['a.id', 'a.name', 'a.start_on as startDate', 'a.end_on as endDate'])
    .where('s.mer_id', '=', db.merId)
    .where('s.deleted_at', 'is', null)
    .where('s.audit_status', '!=', seckillAudit.is.refused)
    .where('a.end_on', '>=', first)
    .where('a.start_on', '<=', last)
    .distinct()
    .orderBy('a.id')
  return (productIds ? offers.where('s.product_id', '=', anyOf(productIds)) : offers).execute()
}

/** Open activities whose first or last day is one of these, and in which this shop sells something. */
export const listOwnTurning = (db: MerchantDb, { first, last }: DayRange) =>
  activities(db)
    .where('a.is_open', '=', true)
    .where('a.end_on', '>=', first)
    .where(sql<boolean>`(a.start_on between ${first} and ${last} or a.end_on between ${first} and ${last})`)
    .where(sql<boolean>`exists (select from seckill_product s where s.mer_id = ${db.merId} and s.activity_id = a.id
      and s.deleted_at is null and s.is_shown and s.audit_status = ${seckillAudit.is.passed})`)
    .execute()

/** The names of these categories of the platform. */
export async function findCategoryNames(db: AnyDb, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.q.selectFrom('platform_category').select(['id', 'name']).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Third-level categories below these first-level ones. */
export async function findLeavesBelow(db: AnyDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db.q
    .selectFrom('platform_category as leaf')
    .innerJoin('platform_category as middle', 'middle.id', 'leaf.pid')
    .select('leaf.id')
    .where('middle.pid', '=', anyOf(ids))
    .execute()
  return rows.map(({ id }) => id)
}

/** How many of the ids are first-level categories. */
export async function countTopCategories(db: PlatformDb, ids: readonly number[]): Promise<number> {
  const { count } = await db.q
    .selectFrom('platform_category')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '=', anyOf(ids))
    .where('level', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many products this shop has in each of these activities. */
export async function countOwnProducts(db: MerchantDb, activityIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.q
    .selectFrom('seckill_product')
    .select((eb) => ['activity_id', eb.fn.countAll<number>().as('count')])
    .where('mer_id', '=', db.merId)
    .where('activity_id', '=', anyOf(activityIds))
    .where('deleted_at', 'is', null)
    .groupBy('activity_id')
    .execute()
  return new Map(rows.map(({ activity_id: id, count }) => [id, count]))
}

/**
 * A condition on the status of an activity. Only those that may not have ended yet are looked at, so that it does not grow
 * with the years.
 */
export async function activityIsIn(db: MerchantDb, status: SeckillStatus, now: Date): Promise<RawBuilder<boolean>> {
  const current = await activities(db).where('a.end_on', '>=', shopDay(now)).execute()
  const idsWhere = (keeps: (found: SeckillStatus) => boolean) =>
    current.filter((times: ActivityTimes) => keeps(activityStatusAt(times, now))).map(({ id }) => id)
  const { ended } = seckillStatus.is
  return status === ended
    ? sql<boolean>`s.activity_id <> all(${idsWhere((found) => found !== ended)})`
    : sql<boolean>`s.activity_id = ${anyOf(idsWhere((found) => found === status))}`
}

export interface ActivityFacts extends ActivityTimes {
  readonly name: string
  readonly oneQuota: number
  readonly allQuota: number
  readonly merStars: number
  readonly categoryIds: readonly number[]
}

const columnsOf = (facts: ActivityFacts, now: Date) => ({
  name: facts.name,
  start_on: facts.startDate,
  end_on: facts.endDate,
  sessions: JSON.stringify(facts.timeList.toSorted((a, b) => a.start - b.start)),
  order_limit: facts.oneQuota,
  person_limit: facts.allQuota,
  min_stars: facts.merStars,
  category_ids: JSON.stringify(facts.categoryIds),
  is_open: facts.isOpen,
  updated_at: now,
})

export async function insertActivity(db: PlatformDb, id: number, facts: ActivityFacts, now: Date) {
  await db.q
    .insertInto('seckill_activity')
    .values({ id, ...columnsOf(facts, now), created_at: now })
    .execute()
}

export async function updateActivity(db: PlatformDb, id: number, facts: ActivityFacts, now: Date) {
  await db.q.updateTable('seckill_activity').set(columnsOf(facts, now)).where('id', '=', id).execute()
}

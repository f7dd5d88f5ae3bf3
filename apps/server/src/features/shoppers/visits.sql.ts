import type { Days } from '@zhanggui/domain/finance/bill-period'
import type { DateRange } from '@zhanggui/domain/kernel/date-range'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

/** Follows the shop, or no longer. False if there is no such user. */
export async function followShop(db: MerchantDb, now: Date, uid: number, isFollowing: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db.q
    .updateTable('shopper')
    .set({ followed_at: isFollowing ? now : null, updated_at: now })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .where('followed_at', isFollowing ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await addFollower(db, shopDay(now), isFollowing ? 1 : -1)
  return numUpdatedRows > 0n || isKnown(db, uid)
}

async function isKnown(db: MerchantDb, uid: number): Promise<boolean> {
  const found = db.q.selectFrom('shopper').select('uid').where('mer_id', '=', db.merId).where('uid', '=', uid)
  return (await found.executeTakeFirst()) !== undefined
}

async function addFollower(db: MerchantDb, day: number, change: number) {
  await db.q
    .insertInto('follower_day')
    .values({ mer_id: db.merId, day, change })
    .onConflict((conflict) =>
      conflict.columns(['mer_id', 'day']).doUpdateSet({ change: sql<number>`follower_day.change + excluded.change` }),
    )
    .execute()
}

const followers = prepared((db, day: number) =>
  db.q
    .selectFrom('follower_day')
    .select([
      sql<number>`coalesce(sum(change), 0)::bigint`.as('all'),
      sql<number>`coalesce(sum(change) filter (where day = ${day}), 0)::bigint`.as('growth'),
    ])
    .where('mer_id', '=', db.merId),
)

/** How many follow the shop, and how many more than before this day. */
export const countFollowers = async (db: MerchantDb, day: number) =>
  (await followers(db, day))[0] ?? { all: 0, growth: 0 }

const HOUR = 3_600_000

const startOfHour = (moment: Date) => new Date(moment.getTime() - (moment.getTime() % HOUR))

/** A visitor counts once a day, from their first visit on. */
export async function insertVisit(db: MerchantDb, now: Date, uid: number) {
  const { numInsertedOrUpdatedRows = 0n } = await db.q
    .insertInto('shop_visit')
    .values({ mer_id: db.merId, day: shopDay(now), uid, visited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await db.q
    .updateTable('shopper')
    .set({ visited_at: now })
    .where('mer_id', '=', db.merId)
    .where('uid', '=', uid)
    .execute()
  if (numInsertedOrUpdatedRows > 0n) await addVisitor(db, startOfHour(now))
}

async function addVisitor(db: MerchantDb, hour: Date) {
  await db.q
    .insertInto('visit_hour')
    .values({ mer_id: db.merId, hour, visitors: 1 })
    .onConflict((conflict) =>
      conflict.columns(['mer_id', 'hour']).doUpdateSet({ visitors: sql<number>`visit_hour.visitors + 1` }),
    )
    .execute()
}

const inHours = prepared((db, first: Date, until: Date) =>
  db.q
    .selectFrom('visit_hour')
    .select(sql<number>`coalesce(sum(visitors), 0)::bigint`.as('count'))
    .where('mer_id', '=', db.merId)
    .where('hour', '>=', first)
    .where('hour', '<', until),
)

const oneByOne = prepared((db, from: Date, until: Date) =>
  db.q
    .selectFrom('shop_visit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mer_id', '=', db.merId)
    .where('visited_at', '>=', from)
    .where('visited_at', '<', until),
)

/** How many came from a full hour to a moment of the same day. */
export async function countVisitors(db: MerchantDb, { from, until }: DateRange): Promise<number> {
  const hour = startOfHour(until)
  const parts = await Promise.all([inHours(db, from, hour), oneByOne(db, hour, until)])
  return parts.reduce((sum, [found]) => sum + (found?.count ?? 0), 0)
}

export async function countView(db: MerchantDb, day: number, productId: number) {
  await db.q
    .insertInto('product_view_day')
    .values({ mer_id: db.merId, day, product_id: productId, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['mer_id', 'day', 'product_id']).doUpdateSet({ views: sql<number>`product_view_day.views + 1` }),
    )
    .execute()
}

const mostViewed = prepared((db, first: number, last: number, most: number) =>
  db.q
    .with('top', (top) =>
      top
        .selectFrom('product_view_day')
        .select(['product_id', sql<number>`sum(views)::bigint`.as('views')])
        .where('mer_id', '=', db.merId)
        .where('day', '>=', first)
        .where('day', '<=', last)
        .groupBy('product_id')
        .orderBy('views', 'desc')
        .orderBy('product_id', 'desc')
        .limit(most),
    )
    .selectFrom('top')
    .innerJoin('product as p', (join) => join.on('p.mer_id', '=', db.merId).onRef('p.id', '=', 'top.product_id'))
    .select(['p.id as productId', 'p.name as proName', 'p.cover as image', 'top.views as pageView'])
    .orderBy('top.views', 'desc')
    .orderBy('p.id', 'desc'),
)

/** The products that were looked at most on these days. */
export const rankByViews = (db: MerchantDb, { first, last }: Days, most: number) => mostViewed(db, first, last, most)

import type { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { Fen } from '@zhanggui/domain/kernel/money'
import type { SeckillSession } from '@zhanggui/domain/seckill/activity-times'
import { type SeckillAudit, seckillAudit, seckillRefusal } from '@zhanggui/domain/seckill/seckill-codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { SeckillProduct } from '#platform/db/schema'
import { refuse } from '#platform/http/refusals'
import { activityIsIn } from './activity.sql.ts'

/** With the product, the activity and the shop: name, picture and category are shown as they are now. */
const products = (db: MerchantDb) =>
  db.q
    .selectFrom('seckill_product as s')
    .innerJoin('product as p', (join) => join.on('p.mer_id', '=', db.merId).onRef('p.id', '=', 's.product_id'))
    .innerJoin('merchant as m', (join) => join.on('m.id', '=', db.merId))
    .innerJoin('seckill_activity as a', 'a.id', 's.activity_id')
    .leftJoin('platform_category as c', 'c.id', 'p.platform_category_id')
    .where('s.mer_id', '=', db.merId)
    .where('s.deleted_at', 'is', null)

const columns = (found: ReturnType<typeof products>) =>
  found
    .select(['s.id', 's.activity_id as activityId', 'a.name as activityName', 's.product_id as productId'])
    .select(['a.start_on as startDate', 'a.end_on as endDate', 'a.is_open as isOpen'])
    .select([sql<SeckillSession[]>`a.sessions`.as('timeList'), 'm.name as merName', 'p.cover as image', 'p.name'])
    .select(['p.type', 'p.is_multi_spec as specType', 'p.platform_category_id as categoryId'])
    .select([sql<string>`coalesce(c.name, '')`.as('categoryName'), sql<Fen>`s.price_fen`.as('price')])
    .select([sql<Fen>`s.seckill_price_fen`.as('seckillPrice'), 's.sort', 's.is_shown as isShow'])
    .select([sql<SeckillAudit>`s.audit_status`.as('auditStatus'), 's.refusal as reason'])
    .select(['s.quota', 's.offered as quotaShow', 's.sales', 's.created_at as createTime'])
    .select([
      sql<boolean>`p.deleted_at is not null`.as('isBaseDeleted'),
      sql<boolean>`p.audit_status in (0, 2) and not p.is_in_review`.as('isBaseApproved'),
      sql<boolean>`p.state = 1 and p.deleted_at is null`.as('isBaseOnSale'),
    ])

export type StoredSeckill = Awaited<ReturnType<typeof findSeckill>>

type TabFilter = FilterOf<typeof seckillApi.tabs>
type ListFilter = FilterOf<typeof seckillApi.list>

/** The status of activities is derived, so it is looked up before the products are. */
async function tabFilter(db: MerchantDb, { activityStatus }: TabFilter, now: Date): Promise<FilterSql<TabFilter>> {
  const isIn = activityStatus === undefined ? undefined : await activityIsIn(db, activityStatus, now)
  return {
    proName: (typed) => contains('p.name', typed),
    activityName: (typed) => contains('a.name', typed),
    proStatus: (isShown) => sql`s.is_shown = ${isShown}`,
    activityStatus: () => isIn,
    activityId: (id) => sql`s.activity_id = ${id}`,
  }
}

const listFilter = async (db: MerchantDb, query: ListFilter, now: Date): Promise<FilterSql<ListFilter>> => ({
  ...(await tabFilter(db, query, now)),
  auditStatus: (status) => sql`s.audit_status = ${status}`,
})

export async function countSeckill(db: MerchantDb, filter: ListFilter, now: Date): Promise<number> {
  const { count } = await products(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(passes(await listFilter(db, filter, now), filter))
    .executeTakeFirstOrThrow()
  return count
}

/** The highest first, then what sells best. */
export async function listSeckill(db: MerchantDb, query: ListFilter & PageQuery, now: Date) {
  const found = columns(products(db)).where(passes(await listFilter(db, query, now), query))
  return countedPage(query, found.orderBy('s.sort', 'desc').orderBy('s.sales', 'desc').orderBy('s.id', 'desc'))
}

export async function countSeckillTabs(db: MerchantDb, filter: TabFilter, now: Date) {
  const rows = await products(db)
    .where(passes(await tabFilter(db, filter, now), filter))
    .select((eb) => [sql<SeckillAudit>`s.audit_status`.as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy('s.audit_status')
    .execute()
  const of = (wanted: SeckillAudit) => rows.find(({ status }) => status === wanted)?.count ?? 0
  const { waiting, passed, refused } = seckillAudit.is
  const counts = { waiting: of(waiting), passed: of(passed), refused: of(refused) }
  return { all: counts.waiting + counts.passed + counts.refused, ...counts }
}

export async function findSeckill(db: MerchantDb, id: number) {
  const { code, message } = seckillRefusal.productMissing
  return (await columns(products(db)).where('s.id', '=', id).executeTakeFirst()) ?? refuse(message, { code })
}

/**
 * Locks those of the ids that the shop has. They are read by a statement of their own afterwards: what becomes of the
 * product under them is written under the same lock.
 */
export async function lockSeckill(db: MerchantDb, ids: readonly number[]): Promise<StoredSeckill[]> {
  await db.q
    .selectFrom('seckill_product')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return columns(products(db)).where('s.id', '=', anyOf(ids)).orderBy('s.id').execute()
}

export async function insertSeckill(db: MerchantDb, rows: readonly Omit<Insertable<SeckillProduct>, 'mer_id'>[]) {
  const values = rows.map((row) => ({ ...row, mer_id: db.merId }))
  const once = refuseDuplicate('seckill_product_joined', '商品已参加该活动')
  await once(db.q.insertInto('seckill_product').values(values))
}

export async function updateSeckill(db: MerchantDb, ids: readonly number[], set: Updateable<SeckillProduct>) {
  await db.q
    .updateTable('seckill_product')
    .set(set)
    .where('mer_id', '=', db.merId)
    .where('id', '=', anyOf(ids))
    .execute()
}

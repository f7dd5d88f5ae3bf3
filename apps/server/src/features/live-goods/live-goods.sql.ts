import type { liveGoodsApi } from '@zhanggui/contract/live/goods'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { Fen } from '@zhanggui/domain/kernel/money'
import {
  type LivePriceType,
  type LiveReview,
  liveReview,
  type SocialAudit,
  socialAudit,
} from '@zhanggui/domain/live/live-goods-codes'
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { anyOf } from '#platform/db/any-of'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { refuseDuplicate } from '#platform/db/duplicate'
import { editorOf } from '#platform/db/editor.sql'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { DB, LiveGoods } from '#platform/db/schema'
import { missing } from '#platform/http/refusals'

const goods = (db: MerchantDb) =>
  db.q.selectFrom('live_goods').where('mer_id', '=', db.merId).where('deleted_at', 'is', null)

const columns = (db: MerchantDb) =>
  goods(db)
    .select(['id', 'product_id as productId', 'name', 'cover as coverImgUrlLocal', 'social_media_id as coverImgUrl'])
    .select([sql<LivePriceType>`price_type`.as('priceType'), sql<Fen>`price_fen`.as('price')])
    .select([sql<Fen | null>`price2_fen`.as('price2'), 'social_goods_id as goodsId', 'social_audit_id as auditId'])
    .select([sql<SocialAudit>`social_audit`.as('auditStatus'), sql<LiveReview>`review_status`.as('reviewStatus')])
    .select(['review_reason as reviewReason', 'sort', 'version', 'created_at as createTime'])
    .select(['social_cover as socialCover'])

export type StoredLiveGoods = Awaited<ReturnType<typeof findLiveGoods>>

type TabFilter = FilterOf<typeof liveGoodsApi.tabs>
type ListFilter = FilterOf<typeof liveGoodsApi.list>

const NUMBER = /^\d{1,15}$/

/** One condition in brackets: a part of the name, or any of the numbers that people know the goods by. */
function matches(typed: string): RawBuilder<boolean> {
  if (!NUMBER.test(typed)) return contains('name', typed)
  const number = Number(typed)
  return sql<boolean>`(${contains('name', typed)} or id = ${number} or product_id = ${number}
    or social_goods_id = ${number} or social_audit_id = ${number})`
}

const tabFilter: FilterSql<TabFilter> = { keywords: matches }
const listFilter: FilterSql<ListFilter> = { ...tabFilter, reviewStatus: (status) => sql`review_status = ${status}` }

export const listLiveGoods = (db: MerchantDb, query: ListFilter & PageQuery) =>
  countedPage(query, columns(db).where(passes(listFilter, query)).orderBy('sort', 'desc').orderBy('id', 'desc'))

export async function countLiveGoods(db: MerchantDb, filter: ListFilter): Promise<number> {
  const { count } = await goods(db)
    .where(passes(listFilter, filter))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function countLiveGoodsTabs(db: MerchantDb, filter: TabFilter) {
  const rows = await goods(db)
    .where(passes(tabFilter, filter))
    .select((eb) => [sql<LiveReview>`review_status`.as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy('review_status')
    .execute()
  const of = (wanted: LiveReview) => rows.find(({ status }) => status === wanted)?.count ?? 0
  const { withdrawn, waiting, reviewing, refused, passed, failed } = liveReview.is
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    withdrawn: of(withdrawn),
    waiting: of(waiting),
    reviewing: of(reviewing),
    refused: of(refused),
    passed: of(passed),
    failed: of(failed),
  }
}

const MISSING = '直播商品不存在'

export const findLiveGoods = async (db: MerchantDb, id: number) =>
  (await columns(db).where('id', '=', id).executeTakeFirst()) ?? missing(MISSING)

/** In the order of their numbers; those that the shop does not have are left out. */
export const listLiveGoodsById = (db: MerchantDb, ids: readonly number[]) =>
  columns(db).where('id', '=', anyOf(ids)).orderBy('id').execute()

export const lockLiveGoods = async (db: MerchantDb, id: number) =>
  (await columns(db)
    .select(editorOf(db, 'live_goods').as('updatedBy'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? missing(MISSING)

const once = refuseDuplicate('live_goods_of_product', '该商品已在直播商品中，请勿重复添加')

export const insertLiveGoods = (db: MerchantDb, rows: readonly Insertable<LiveGoods>[]) =>
  once(db.q.insertInto('live_goods').values(rows))

export type LiveGoodsSet = UpdateObject<DB, 'live_goods'>

/** What others have decided about the goods: a form that shows them as they were is outdated. */
export const moveLiveGoods = (db: MerchantDb, id: number, set: LiveGoodsSet, now: Date) =>
  updateLiveGoods(db, id, { ...set, version: sql<number>`version + 1`, updated_at: now })

export const updateLiveGoods = (db: MerchantDb, id: number, set: LiveGoodsSet) =>
  once(db.q.updateTable('live_goods').set(set).where('mer_id', '=', db.merId).where('id', '=', id))

/** In review at the social platform, and not asked about since then. */
export const listToCheck = (db: MerchantDb, checkedBefore: Date, limit: number) =>
  columns(db)
    .where('review_status', '=', liveReview.is.reviewing)
    .where('social_audit', '=', socialAudit.is.reviewing)
    .where((eb) => eb.or([eb('social_checked_at', 'is', null), eb('social_checked_at', '<=', checkedBefore)]))
    .orderBy('social_checked_at', (by) => by.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute()

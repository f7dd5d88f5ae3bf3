import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import type { videoApi } from '@zhanggui/contract/video/video'
import type { ShelfCause, VideoShelf } from '@zhanggui/domain/video/video-codes'
import { sql, type Updateable } from 'kysely'
import { contains } from '#platform/db/contains'
import { countedPage } from '#platform/db/counted-page'
import { type FilterSql, passes } from '#platform/db/filter'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { VideoProduct } from '#platform/db/schema'
import { missing } from '#platform/http/refusals'
import { shownColumns } from '../shown.sql.ts'

const live = (db: MerchantDb) =>
  db.q.selectFrom('video_product as v').where('v.mer_id', '=', db.merId).where('v.deleted_at', 'is', null)

const rows = (db: MerchantDb) =>
  live(db)
    .select(shownColumns(db, 'video_product_sku', 'product_id'))
    .select(['v.channel_id as componentProductId', 'v.created_at as createTime'])
    .select([sql<VideoShelf>`v.shelf`.as('status'), sql<ShelfCause>`v.shelf_cause`.as('platformStatus')])
    .select(
      sql<boolean>`(select d.channel_review < 4 from video_draft d where d.mer_id = ${db.merId} and d.id = v.id)`.as(
        'isChanging',
      ),
    )

type ProductFilter = FilterOf<typeof videoApi.products>

const productFilter: FilterSql<ProductFilter> = {
  search: (typed) => contains('v.title', typed),
  proId: (id) => sql`(v.id = ${id} or v.base_product_id = ${id})`,
}

/** The newest first. */
export const listVideoProducts = (db: MerchantDb, query: ProductFilter & PageQuery) =>
  countedPage(query, rows(db).where(passes(productFilter, query)).orderBy('v.id', 'desc'))

const LONGEST_COUNT = 10_000

/** For saved views. */
export async function countVideoProducts(db: MerchantDb, filter: ProductFilter): Promise<number> {
  const found = live(db).where(passes(productFilter, filter)).select('v.id').limit(LONGEST_COUNT)
  return (await found.execute()).length
}

const noSuchProduct = () => missing('商品不存在')

export type StoredVideoProduct = Awaited<ReturnType<typeof findVideoProduct>>

export const findVideoProduct = async (db: MerchantDb, id: number) =>
  (await rows(db).select('v.description as descInfo').where('v.id', '=', id).executeTakeFirst()) ?? noSuchProduct()

/** Locked until the transaction ends. */
export async function lockVideoProduct(db: MerchantDb, id: number): Promise<StoredVideoProduct> {
  await db.q
    .selectFrom('video_product')
    .select('id')
    .where('mer_id', '=', db.merId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return findVideoProduct(db, id)
}

/** Whoever calls holds the product. */
export async function setVideoProduct(db: MerchantDb, id: number, set: Updateable<VideoProduct>) {
  await db.q.updateTable('video_product').set(set).where('mer_id', '=', db.merId).where('id', '=', id).execute()
}

/** The SKUs that were approved, with the stock that the main product has of them now. */
export const listVideoSkus = (db: MerchantDb, { id, primaryProductId }: { id: number; primaryProductId: number }) =>
  db.q
    .selectFrom('video_product_sku as k')
    .innerJoin('product_sku as b', (join) =>
      join.on('b.mer_id', '=', db.merId).on('b.product_id', '=', primaryProductId).onRef('b.id', '=', 'k.sku_id'),
    )
    .select(['k.sku_id as skuId', 'k.sku_id as attrValueId', 'b.label as sku', 'k.price_fen as salePrice'])
    .select(['k.market_price_fen as marketPrice'])
    .select(sql<number>`case when b.deleted_at is null then b.stock else 0 end`.as('stockNum'))
    .where('k.mer_id', '=', db.merId)
    .where('k.product_id', '=', id)
    .orderBy('b.position')
    .orderBy('b.id')
    .execute()

/** Who last decided about its place on the shelf, and when; undefined where nothing was approved. */
export const findShelf = (db: MerchantDb, id: number) =>
  live(db)
    .where('v.id', '=', id)
    .select([sql<ShelfCause>`v.shelf_cause`.as('cause'), 'v.shelved_at as at'])
    .executeTakeFirst()

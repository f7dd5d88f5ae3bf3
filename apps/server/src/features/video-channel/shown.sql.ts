import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** The tables that list which SKUs of the main product are sold. */
type SkuTable = 'video_draft_sku' | 'video_product_sku'

const NO_BRAND_TEXT = '无品牌'

/**
 * What the lists show of a draft or an approved product, both of which are `v` in the query. Category, brand, sales and
 * stock are as they are now.
 */
export const shownColumns = (db: MerchantDb, skus: SkuTable, owner: 'draft_id' | 'product_id') =>
  [
    sql<number>`v.id`.as('id'),
    sql<number>`v.base_product_id`.as('primaryProductId'),
    sql<string>`v.title`.as('title'),
    sql<string[]>`v.head_images`.as('headImg'),
    sql<number>`v.category_id`.as('thirdCatId'),
    sql<string>`coalesce((select concat_ws(' / ', c.first_name, c.second_name, c.name) from video_category c
      where c.id = v.category_id), '')`.as('thirdCatName'),
    sql<number>`v.brand_id`.as('brandId'),
    sql<string>`coalesce((select b.name from video_brand b where b.id = v.brand_id), ${NO_BRAND_TEXT})`.as(
      'brandWording',
    ),
    sql<number>`v.points`.as('giveIntegral'),
    sql<number>`v.extra_sales`.as('ficti'),
    sql<number>`(select p.sales from product p where p.mer_id = ${db.merId} and p.id = v.base_product_id)`.as('sales'),
    stockOf(db, skus, owner).as('stock'),
  ] as const

const stockOf = (db: MerchantDb, skus: SkuTable, owner: string) =>
  sql<number>`(select coalesce(sum(b.stock), 0)::integer from ${sql.table(skus)} k
    join product_sku b on b.mer_id = ${db.merId} and b.product_id = v.base_product_id and b.id = k.sku_id
    where k.mer_id = ${db.merId} and k.${sql.ref(owner)} = v.id and b.deleted_at is null)`

import type { AuditStatus, DeliveryMethod, ProductType } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** A SKU with the fields of its product. */
export interface ExportRow {
  readonly productId: number
  readonly skuId: number
  readonly name: string
  readonly type: ProductType
  readonly categoryId: number | null
  readonly storeCategoryIds: readonly number[]
  readonly brand: string | null
  readonly isMultiSpec: boolean
  readonly specs: string
  readonly priceFen: number
  readonly otPriceFen: number
  readonly costFen: number
  readonly stock: number
  readonly barCode: string
  readonly weightG: number
  readonly volumeCm3: number
  readonly sales: number
  readonly favorites: number
  readonly isShown: boolean
  readonly auditStatus: AuditStatus
  readonly sort: number
  readonly unitName: string
  readonly template: string | null
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly isRefundable: boolean
  readonly intro: string
  readonly keyword: string
  readonly cover: string
  readonly slides: readonly string[]
  readonly skuImage: string
  readonly createdAt: Date
}

const BATCH = 500
/** Small enough that the query plan is good regardless of table statistics. */
const PRODUCTS_AT_ONCE = 200

/** Yields all SKUs of the products in order and in batches: a product may have two thousand. */
export async function* readExportRows(db: MerchantDb, ids: readonly number[]): AsyncGenerator<ExportRow[]> {
  for (let at = 0; at < ids.length; at += PRODUCTS_AT_ONCE) yield* readSome(db, ids.slice(at, at + PRODUCTS_AT_ONCE))
}

async function* readSome(db: MerchantDb, ids: readonly number[]): AsyncGenerator<ExportRow[]> {
  await sql`declare export_rows no scroll cursor for
    select p.id as "productId", k.id as "skuId", p.name, p.type, p.platform_category_id as "categoryId",
      array(select c.category_id from product_store_category c where c.mer_id = ${db.merId} and c.product_id = p.id
        order by c.category_id) as "storeCategoryIds",
      case when p.brand_id = 0 then '其他' else b.name end as brand, p.is_multi_spec as "isMultiSpec",
      (select coalesce(string_agg(s.name || '：' || (k.combination ->> s.name), '；' order by s.position), '')
        from product_spec s where s.mer_id = ${db.merId} and s.product_id = p.id) as specs,
      k.price_fen as "priceFen", k.ot_price_fen as "otPriceFen", k.cost_fen as "costFen", k.stock,
      k.bar_code as "barCode", k.weight_g as "weightG", k.volume_cm3 as "volumeCm3", k.sales,
      p.favorite_count as favorites, p.is_shown as "isShown",
      p.audit_status as "auditStatus", p.sort, p.unit_name as "unitName", t.name as template,
      string_to_array(p.delivery_methods, ',') as "deliveryMethods",
      p.is_refundable as "isRefundable", p.intro, p.keyword, p.cover, p.slides, k.image as "skuImage",
      p.created_at as "createdAt"
    from product p
    join product_sku k on k.mer_id = ${db.merId} and k.product_id = p.id and k.product_id = any (${ids}::bigint[])
      and k.deleted_at is null
    left join brand b on b.id = p.brand_id
    left join shipping_template t on t.mer_id = ${db.merId} and t.id = p.shipping_template_id
    where p.mer_id = ${db.merId} and p.id = any (${ids}::bigint[]) and p.deleted_at is null
    order by array_position(${ids}::bigint[], p.id), k.position, k.id`.execute(db.q)
  for (;;) {
    const { rows } = await sql<ExportRow>`fetch ${sql.lit(BATCH)} from export_rows`.execute(db.q)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
  }
  await sql`close export_rows`.execute(db.q)
}

interface Named {
  readonly id: number
  readonly pid: number
  readonly name: string
}

export const listPlatformCategories = (db: MerchantDb): Promise<Named[]> =>
  db.q.selectFrom('platform_category').select(['id', 'pid', 'name']).execute()

export const listStoreCategories = (db: MerchantDb): Promise<Named[]> =>
  db.q.selectFrom('store_category').select(['id', 'pid', 'name']).where('mer_id', '=', db.merId).execute()

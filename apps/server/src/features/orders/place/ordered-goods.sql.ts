import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import {
  type DeliveryMethod,
  deliveryMethod,
  type ProductType,
  productType,
} from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { PageQuery } from '@zhanggui/contract/kernel/shapes'
import { countedPage } from '#platform/db/counted-page'
import type { MerchantDb } from '#platform/db/merchant-db'
import { prepared } from '#platform/db/prepared'

/** A SKU as an order sees it. */
export interface OrderedGoods {
  readonly skuId: number
  readonly productId: number
  readonly productName: string
  readonly productType: number
  readonly image: string
  readonly label: string
  readonly price: Fen
  readonly weightG: number
  readonly volumeCm3: number
  readonly templateId: number | null
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly isOnSale: boolean
  readonly isRefundable: boolean
  readonly brandId: number | null
  /** The platform category and those above it. */
  readonly categoryIds: readonly number[]
}

/** What can be ordered now: SKUs of products on sale, those that are sold out included. */
export async function listSellable(db: MerchantDb, page: PageQuery) {
  const rows = db.q
    .selectFrom('product_sku as sku')
    .innerJoin('product', (join) => join.on('product.mer_id', '=', db.merId).onRef('product.id', '=', 'sku.product_id'))
    .select(['product.id as productId', 'product.name as productName', 'sku.id as attrValueId', 'sku.label as sku'])
    .select(['sku.stock', sql<Fen>`sku.price_fen`.as('price'), sql<ProductType>`product.type`.as('productType')])
    .select(sql<DeliveryMethod[]>`string_to_array(product.delivery_methods, ',')`.as('deliveryMethods'))
    .select('product.is_refundable as refundSwitch')
    .where('sku.mer_id', '=', db.merId)
    .where('sku.deleted_at', 'is', null)
    .where('product.deleted_at', 'is', null)
    .where('product.state', '=', 1)
    .orderBy('product.id')
    .orderBy('sku.position')
  return countedPage(page, rows)
}

const goodsOf = prepared((db, skuIds: readonly number[]) =>
  db.q
    .selectFrom('product_sku as sku')
    .innerJoin('product', (join) => join.on('product.mer_id', '=', db.merId).onRef('product.id', '=', 'sku.product_id'))
    .select([
      'sku.id as skuId',
      'product.id as productId',
      'product.name as productName',
      'product.type as productType',
    ])
    .select([sql<string>`coalesce(nullif(sku.image, ''), product.cover)`.as('image'), 'sku.label', 'sku.price_fen'])
    .select(['sku.weight_g as weightG', 'sku.volume_cm3 as volumeCm3', 'product.shipping_template_id as templateId'])
    .select(sql<DeliveryMethod[]>`string_to_array(product.delivery_methods, ',')`.as('deliveryMethods'))
    .select([sql<boolean>`product.state = 1`.as('isOnSale'), 'product.brand_id as brandId'])
    .select('product.is_refundable as isRefundable')
    .select(
      sql<number[]>`(select coalesce(json_agg(c.id), '[]') from platform_category third
        left join platform_category second on second.id = third.pid
        join platform_category c on c.id = any (array[third.id, second.id, second.pid])
        where third.id = product.platform_category_id)`.as('categoryIds'),
    )
    .where('sku.mer_id', '=', db.merId)
    .where(sql<boolean>`sku.id = any (${skuIds}::bigint[])`)
    .where('sku.deleted_at', 'is', null)
    .where('product.deleted_at', 'is', null),
)

/** The SKUs of these ids, by their ids; dropped ones are left out. */
export async function findGoods(db: MerchantDb, skuIds: readonly number[]): Promise<Map<number, OrderedGoods>> {
  const rows = await goodsOf(db, skuIds)
  return new Map(rows.map(({ price_fen: price, ...row }) => [row.skuId, { ...row, price: toFen(price) }]))
}

/** Any SKU that is in stock and delivered. */
export const pickGoods = (db: MerchantDb) =>
  db.q
    .selectFrom('product_sku as sku')
    .innerJoin('product', (join) => join.on('product.mer_id', '=', db.merId).onRef('product.id', '=', 'sku.product_id'))
    .select(['product.id as productId', 'sku.id as attrValueId', 'sku.stock'])
    .where('sku.mer_id', '=', db.merId)
    .where('sku.deleted_at', 'is', null)
    .where('sku.stock', '>', 0)
    .where('product.deleted_at', 'is', null)
    .where('product.state', '=', 1)
    .where('product.type', '=', productType.is.ordinary)
    .where(sql<boolean>`${deliveryMethod.is.courier} = any (string_to_array(product.delivery_methods, ','))`)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst()

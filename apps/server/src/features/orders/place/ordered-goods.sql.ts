import { type Fen, toFen } from '@zhanggui/domain/kernel/money'
import type { DeliveryMethod } from '@zhanggui/domain/product/product-codes'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

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
}

/** The SKUs of these ids, by their ids; dropped ones are left out. */
export async function findGoods(db: MerchantDb, skuIds: readonly number[]): Promise<Map<number, OrderedGoods>> {
  const rows = await db.q
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
    .select(sql<boolean>`product.state = 1`.as('isOnSale'))
    .where('sku.mer_id', '=', db.merId)
    .where(sql<boolean>`sku.id = any (${skuIds}::bigint[])`)
    .where('sku.deleted_at', 'is', null)
    .where('product.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ price_fen: price, ...row }) => [row.skuId, { ...row, price: toFen(price) }]))
}

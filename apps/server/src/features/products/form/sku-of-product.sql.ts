import type { MerchantDb } from '#platform/db/merchant-db'

/**
 * A product that is not deleted, with the SKU if it is an active one of that product. Locks the product until this
 * transaction ends.
 */
export const findSkuOfProduct = (db: MerchantDb, productId: number, skuId: number) =>
  db.q
    .selectFrom('product')
    .leftJoin('product_sku as sku', (join) =>
      join
        .on('sku.mer_id', '=', db.merId)
        .onRef('sku.product_id', '=', 'product.id')
        .on('sku.id', '=', skuId)
        .on('sku.deleted_at', 'is', null),
    )
    .select(['product.name as productName', 'sku.label as skuLabel'])
    .where('product.mer_id', '=', db.merId)
    .where('product.id', '=', productId)
    .where('product.deleted_at', 'is', null)
    .forKeyShare('product')
    .executeTakeFirst()

import { toFen } from '@zhanggui/domain/kernel/money'
import type { MerchantDb } from '#platform/db/merchant-db'

/** SKUs of a product with what is left and what a piece costs the shop. */
export async function listExchangeSkus(db: MerchantDb, productId: number) {
  const skus = await db.q
    .selectFrom('product_sku')
    .select(['id', 'label as sku', 'stock', 'cost_fen as cost'])
    .where('mer_id', '=', db.merId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute()
  return skus.map(({ cost, ...sku }) => ({ ...sku, cost: toFen(cost) }))
}

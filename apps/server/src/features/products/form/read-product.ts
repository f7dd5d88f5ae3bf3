import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { inOrder } from '@zhanggui/domain/product/sku/sku-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findProduct, listGuaranteesOf, listSpecs } from '../product.sql.ts'
import { listSkus } from '../sku.sql.ts'

/** The product with everything that belongs to it; undefined if it does not exist. */
export async function readProduct(db: MerchantDb, id: number) {
  const [product, specs, skus, guaranteeList] = await Promise.all([
    findProduct(db, id),
    listSpecs(db, id),
    listSkus(db, [id]),
    listGuaranteesOf(db, id),
  ])
  return product && { ...product, specs, skus, guaranteeList }
}
export type WholeProduct = NonNullable<Awaited<ReturnType<typeof readProduct>>>

export const detailOf = ({ specs, skus, ...product }: WholeProduct): ProductDetail => ({
  ...product,
  attr: specs,
  attrValue: skus.map((sku) => ({ ...sku, values: inOrder(specs, sku.values) })),
})

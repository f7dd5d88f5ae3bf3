import type { ProductDetail } from '@zhanggui/contract/product'
import type { SkuRow } from '@zhanggui/contract/product-draft'
import { formatCombination, formatSpecValues } from '@zhanggui/domain/product/spec-text'
import type { Spec } from '@zhanggui/domain/product/sku-rules'
import { fromUnits } from '@zhanggui/domain/shipping/freight-units'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findProduct, listGuaranteesOf, listSpecs } from './product.sql.ts'
import { listSkus, type StoredSku } from './sku.sql.ts'

/** A product with all that belongs to it, undefined where there is none. */
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

export function detailOf({ specs, skus, slides, ...product }: WholeProduct): ProductDetail {
  return {
    ...product,
    sliderImage: JSON.stringify(slides),
    attr: specs.map(({ id, name, values }) => ({ id, attrName: name, attrValues: formatSpecValues(values) })),
    attrValue: skus.map((sku) => skuRowOf(sku, specs)),
    // Favourites come with the storefront.
    collectNum: 0,
  }
}

/** Without its specs the combination is told in whatever order it was stored. */
export function skuRowOf(sku: StoredSku, specs?: readonly Pick<Spec, 'name'>[]): SkuRow {
  const { label, values, weight, volume, position: _, productId: __, ...rest } = sku
  return {
    ...rest,
    sku: label,
    attrValue: specs ? formatCombination(values, specs) : JSON.stringify(values),
    weight: fromUnits(chargeBy.is.weight, weight),
    volume: fromUnits(chargeBy.is.volume, volume),
  }
}

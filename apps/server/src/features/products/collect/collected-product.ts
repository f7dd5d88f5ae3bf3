import type { CollectedProduct } from '@zhanggui/contract/goods/product-collect'
import { KEYWORDS_LENGTH, splitKeywords } from '@zhanggui/domain/kernel/text/keyword-list'
import { toFen } from '@zhanggui/domain/kernel/money'
import { cutText } from '@zhanggui/domain/kernel/text/storable-text'
import { productType } from '@zhanggui/domain/product/product-codes'
import { combinationsOf, single, type Spec, tidySpecs, whyNotSpecs } from '@zhanggui/domain/product/sku/sku-rules'
import { cleanRichText } from '#features/products/public'
import type { FoundProduct } from './collect-provider.ts'
import { MAX_SLIDES, absoluteUrl } from './found-pictures.ts'

const toBeThoughtAbout = { price: toFen(1), otPrice: toFen(1), cost: toFen(1), stock: 0 }

/**
 * Converts what was found into a form's values: truncated, sanitised, with a SKU for every combination. `placeOf` maps
 * pictures to their address in the library; pictures without one are left out.
 */
export function collectedProduct(
  { specs: found, slides: foundSlides, ...product }: FoundProduct,
  placeOf: ReadonlyMap<string, string>,
): CollectedProduct {
  const specs = specsOf(found)
  const named = specs.length > 0 ? specs : [single]
  const slides = foundSlides.slice(0, MAX_SLIDES).flatMap((address) => placeOf.get(address) ?? [])
  const image = placeOf.get(product.image) ?? slides[0] ?? ''
  return {
    type: productType.is.ordinary,
    name: cutText(product.name, 128),
    intro: cutText(product.intro || product.name, 256),
    keyword: splitKeywords(cutText(product.keyword, KEYWORDS_LENGTH)),
    image,
    sliderImage: slides,
    content: cleanRichText(product.content, (address) => placeOf.get(absoluteUrl(address))).html,
    unitName: cutText(product.unitName || '件', 32),
    specType: specs.length > 0,
    attr: named,
    attrValue: combinationsOf(named).map((values) => ({
      ...toBeThoughtAbout,
      values,
      image,
      weight: 0,
      volume: 0,
      barCode: '',
    })),
  }
}

/** Specs that our rules do not allow are dropped; the rest of the product is still useful. */
function specsOf(found: readonly Spec[]): Spec[] {
  const specs = tidySpecs(found).filter(({ values }) => values.length > 0)
  return whyNotSpecs(specs) === undefined ? specs : []
}

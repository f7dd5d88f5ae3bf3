import type { CollectedProduct } from '@zhanggui/contract/product-collect'
import { toFen } from '@zhanggui/domain/kernel/money'
import { productType } from '@zhanggui/domain/product/product-codes'
import { combinationsOf, single, type Spec, tidySpecs, whyNotSpecs } from '@zhanggui/domain/product/sku-rules'
import { formatCombination } from '@zhanggui/domain/product/spec-text'
import { cleanRichText } from '#features/products/public'
import type { FoundProduct } from './collect-provider.ts'

const toBeThoughtAbout = { price: toFen(1), otPrice: toFen(1), cost: toFen(1), stock: 0 }

/** What was found, as our form takes it: cut to its lengths, cleaned, with a SKU for every combination. */
export function collectedProduct({ specs: found, slides, ...product }: FoundProduct): CollectedProduct {
  const specs = specsOf(found)
  return {
    type: productType.is.ordinary,
    name: product.name.slice(0, 128),
    intro: (product.intro || product.name).slice(0, 256),
    keyword: product.keyword.slice(0, 255),
    image: product.image,
    sliderImage: JSON.stringify(slides.slice(0, 10)),
    content: cleanRichText(product.content).html,
    unitName: (product.unitName || '件').slice(0, 32),
    specType: specs.length > 0,
    attr: (specs.length > 0 ? specs : [single]).map(({ name, values }) => ({
      attrName: name,
      attrValues: [...values],
    })),
    attrValue: combinationsOf(specs.length > 0 ? specs : [single]).map((values) => ({
      ...toBeThoughtAbout,
      attrValue: formatCombination(values, specs.length > 0 ? specs : [single]),
      image: product.image,
      weight: 0,
      volume: 0,
      barCode: '',
    })),
  }
}

/** Specs that our products cannot have are left to the person: the rest of the product is still worth something. */
function specsOf(found: readonly Spec[]): Spec[] {
  const specs = tidySpecs(found).filter(({ values }) => values.length > 0)
  return whyNotSpecs(specs) === undefined ? specs : []
}

import { type ProductTab, productTab } from '@zhanggui/domain/product/product-codes'

/** The tab that an address names; without a word it is what is on sale. */
export const tabFrom = (text: string | null): ProductTab =>
  productTab.codes.find((code) => String(code) === text) ?? productTab.is.onSale

interface TabItem {
  readonly value: string
  readonly label: string
  readonly count: number | undefined
}

/** The tab heads. The first one has no word in the address, unless somebody has written it there. */
export function tabItems(
  counts: readonly { readonly type: ProductTab; readonly count: number }[] | undefined,
  written: string | null,
): TabItem[] {
  const first = String(productTab.is.onSale)
  return productTab.codes.map((code) => ({
    value: String(code) === first && written !== first ? '' : String(code),
    label: productTab.label(code),
    count: counts?.find(({ type }) => type === code)?.count,
  }))
}

import type { TabItem } from '#ui/list/filters/filter.ts'
import { type CountedTab, type ProductTab, productTab, tabsIn } from '@zhanggui/domain/product/product-codes'

/** The tab that an address names; without a word it is what is on sale. */
export const tabFrom = (text: string | null): ProductTab =>
  productTab.codes.find((code) => String(code) === text) ?? productTab.is.onSale

type Counts = readonly { readonly type: CountedTab; readonly count: number }[]

/** The tab heads. What is on sale has no word in the address, unless somebody has written it there. */
export function tabItems(counts: Counts | undefined, written: string | null): TabItem[] {
  const usual = String(productTab.is.onSale)
  return productTab.codes.map((code) => ({
    value: String(code) === usual && written !== usual ? '' : String(code),
    label: productTab.label(code),
    count: counts && countIn(counts, code),
    isTotal: code === productTab.is.all,
  }))
}

const countIn = (counts: Counts, tab: ProductTab) => {
  const own = tabsIn(tab)
  return counts.filter(({ type }) => own.includes(type)).reduce((sum, { count }) => sum + count, 0)
}

/** What the list asks for besides what its address says: the newest first. */
export const productListDefaults = (search: URLSearchParams) => ({
  fixed: { type: tabFrom(search.get('type')) },
  sort: '-createTime',
})

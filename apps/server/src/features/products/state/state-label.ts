import { productTab } from '@zhanggui/domain/product/product-codes'
import { type ProductFlags, productStateOf } from '@zhanggui/domain/product/product-flags'

/** The tab it stands in, as the screen names it. */
export function stateLabel(flags: ProductFlags): string {
  const state = productStateOf(flags)
  return state === 'deleted' ? '已删除' : productTab.label(productTab.is[state])
}

import { type ProductContext, type ProductFlags, productStateOf } from '@zhanggui/domain/product/product-flags'
import { nextProduct } from '@zhanggui/domain/product/product-state'

/** What differs, as far as it matters for how it may be done. */
export interface Extent {
  /** Nothing but the order in the list. */
  readonly isSort: boolean
  /** Nothing else but stock, and none of it less. */
  readonly isMoreStock: boolean
  /** Nothing else but prices, stock and the shop's own categories. */
  readonly isFree: boolean
}

const steps = { stock: 'quickStockAdd', free: 'reviewFreeEdit', edit: 'update' } as const

/** Which of the ways of staff a change takes, or why none is open. */
export function changeMethod(
  flags: ProductFlags,
  { isSort, isMoreStock, isFree }: Extent,
  shop: ProductContext,
): { way: keyof typeof steps | 'sort'; refusal?: never } | { refusal: string; way?: never } {
  if (isSort) return { way: 'sort' }
  const isOnSale = productStateOf(flags) === 'onSale'
  if (isOnSale && !isMoreStock) return { refusal: '商品已上架，请先下架后再修改' }
  const way = isOnSale ? 'stock' : isFree ? 'free' : 'edit'
  const { refusal } = nextProduct(flags, steps[way], shop)
  return refusal ? { refusal: refusal.message } : { way }
}

import { type ProductContext, type ProductFlags, productStateOf } from '@zhanggui/domain/product/product-flags'
import { nextProduct } from '@zhanggui/domain/product/product-state'

/** Which kinds of fields differ; decides by which method the change may be applied. */
export interface Extent {
  /** Only the sort order differs. */
  readonly isSort: boolean
  /** Only stock differs, and none decreases. */
  readonly isMoreStock: boolean
  /** Only prices, stock and store categories differ. */
  readonly isFree: boolean
}

const steps = { stock: 'quickStockAdd', free: 'reviewFreeEdit', edit: 'update' } as const

/** By which of the existing operations a change is applied, or why none of them allows it. */
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

import type { PickerRow } from '@zhanggui/contract/goods/product-picker'

/** What a page wants from the shop's products. */
export interface ProductRequest {
  readonly mode: 'single' | 'many'
  /** Chosen before; counts in `many`. */
  readonly chosen?: readonly PickerRow[]
  /** How many at most; counts in `many`. */
  readonly max?: number
  /** Only what is on sale. */
  readonly isOnSale?: boolean
  /** Only what may join this flash-sale activity. */
  readonly activityId?: number
}

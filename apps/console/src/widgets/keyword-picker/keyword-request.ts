import type { PickerRow } from '@zhanggui/contract/goods/product-picker'

export interface KeywordRequest {
  readonly title: string
  readonly mode: 'single' | 'many'
  /** Not only what is on sale: whatever is not in the bin. */
  readonly forCopy?: boolean
  /** Chosen before; counts in `many`. */
  readonly chosen?: readonly PickerRow[]
}

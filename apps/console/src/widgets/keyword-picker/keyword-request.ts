import type { PickerRow } from '@zhanggui/contract/product'

export interface KeywordRequest {
  readonly title: string
  readonly mode: 'single' | 'many'
  /** Chosen before; counts in `many`. */
  readonly chosen?: readonly PickerRow[]
}

import type { Form } from '#ui/form/form.ts'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import type { PickedSku } from '@zhanggui/contract/goods/sku'
import type { VideoValues } from './video-values.ts'

/** What the parts of the form share. */
export interface Parts {
  readonly form: Form<VideoValues>
  /** As it is now; undefined until it is chosen, or where it is gone. */
  readonly product: PickerRow | undefined
  readonly skus: readonly PickedSku[]
}

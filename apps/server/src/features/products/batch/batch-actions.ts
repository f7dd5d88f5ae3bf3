import type { ProductBatchAction } from '@zhanggui/domain/product/product-codes'
import { productBatchAction } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import {
  deleteProduct,
  type ProductWrite,
  recycleProduct,
  restoreProduct,
  shelveProduct,
  submitProduct,
  unshelveProduct,
} from '#features/products/public'

/** What a batch does, and in whose name: the job that does it has no request to ask. */
export const batchParams = z.object({
  action: z.enum(productBatchAction.codes),
  isAutoUp: z.boolean(),
  account: z.string(),
  address: z.string(),
})
export type BatchParams = z.output<typeof batchParams>

type Act = (context: ProductWrite, input: { id: number; isAutoUp: boolean }) => Promise<unknown>

/** The same functions as for a single product. */
export const batchActions: Readonly<Record<ProductBatchAction, Act>> = {
  up: shelveProduct,
  down: unshelveProduct,
  recycle: recycleProduct,
  restore: restoreProduct,
  delete: deleteProduct,
  submit: submitProduct,
}

import type { ProductBatchAction } from '@zhanggui/domain/product/product-codes'
import { productBatchAction } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import {
  deleteProduct,
  type ProductWrite,
  recycleProduct,
  restoreProduct,
  putOnSale,
  submitProduct,
  takeOffSale,
} from '#features/products/public'

/** Parameters of a batch, including who started it: the job has no request to take that from. */
export const batchParams = z.object({
  action: z.enum(productBatchAction.codes),
  isAutoUp: z.boolean(),
  account: z.string(),
  address: z.string(),
})
export type BatchParams = z.output<typeof batchParams>

type Act = (context: ProductWrite, input: { id: number; isAutoUp: boolean }) => Promise<unknown>

/** Batches use the same functions as single products. */
export const batchActions: Readonly<Record<ProductBatchAction, Act>> = {
  up: putOnSale,
  down: takeOffSale,
  recycle: recycleProduct,
  restore: restoreProduct,
  delete: deleteProduct,
  submit: submitProduct,
}

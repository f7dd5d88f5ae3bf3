import { stockReason } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { pageQuery } from '../kernel/shapes.ts'

/** One change of one SKU's stock. */
export const stockMovement = z.object({
  id: z.int(),
  createTime: shopTime,
  skuId: z.int(),
  /** Its values, those of a SKU that is sold no more as well. */
  sku: z.string(),
  reason: z.literal(stockReason.codes),
  before: z.int(),
  /** Negative where it became less. */
  delta: z.int(),
  after: z.int(),
  /** Empty where no order was the cause. */
  orderNo: z.string(),
  /** Empty where the system did it. */
  adminName: z.string(),
})
export type StockMovement = z.output<typeof stockMovement>

export const stockLedgerQuery = pageQuery.extend({
  productId: id,
  skuId: id.optional(),
  reason: z.coerce
    .number<number | string>({ error: '未知的变动原因' })
    .pipe(z.literal(stockReason.codes, { error: '未知的变动原因' }))
    .optional(),
})

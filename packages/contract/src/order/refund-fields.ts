import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'

/** The goods of a refund: always one line of an order. */
export const refundLine = z.object({
  orderDetailId: z.int(),
  productId: z.int(),
  attrValueId: z.int(),
  productName: z.string(),
  image: z.string(),
  sku: z.string(),
  price: yuan,
  payPrice: yuan,
  payNum: z.int(),
  /** Pieces of this refund; 0: an amount without goods. */
  applyRefundNum: z.int(),
})

export const refundEvent = z.object({
  id: z.int(),
  changeType: z.string(),
  changeMessage: z.string(),
  operatorName: z.string(),
  createTime: shopTime,
})

/** The sum behind the amount, written out. */
export const refundSum = z.object({
  /** What was paid for the line, with its freight. */
  linePay: yuan,
  lineFreight: yuan,
  payNum: z.int(),
  refundedNum: z.int(),
  refundedPrice: yuan,
  /** The most that can still go back. */
  most: yuan,
})

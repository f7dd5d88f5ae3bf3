import type { PayChannel, PayType } from '@zhanggui/domain/order/order-codes'

/** Money that is to go back to a buyer the way it came. */
export interface ChannelRefund {
  /** Ours; asked for again with the same one, the channel pays once. */
  readonly refundNo: string
  /** The channel's own number of the payment. */
  readonly payNo: string
  readonly payType: PayType
  readonly payChannel: PayChannel
  readonly amountFen: number
  /** What was paid for this order; parts of a checkout share one payment. */
  readonly paidFen: number
  readonly orderNo: string
  readonly merId: number
}

/** `pending`: accepted, and told later. `failed`: nothing was paid, and asking again changes nothing by itself. */
export type ChannelAnswer =
  | { readonly state: 'paid' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly reason: string }

/** Whoever holds the buyers' money. */
export interface PaymentPort {
  /** Repeatable: the same number answers how that refund stands. */
  refund(refund: ChannelRefund): Promise<ChannelAnswer>
}

/** Nobody knows whether anything was paid; the same number must be asked for again. In words for the staff of the shop. */
export class PaymentTrouble extends Error {
  override readonly name = 'PaymentTrouble'
}

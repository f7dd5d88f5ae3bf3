import type { Fen } from '@zhanggui/domain/kernel/money'
import type { GroupBuyStatus, OrderType, ShippingType } from '@zhanggui/domain/order/order-codes'

/** Who orders, and where it goes. The names are those of the gateway's contract. */
export interface Checkout {
  /** The caller's number, shared by the parts. */
  readonly platOrderNo: string
  readonly uid: number
  readonly realName: string
  readonly userPhone: string
  readonly userAddress: string
  /** The district decides about the freight; 0: unknown. */
  readonly districtId: number
}

/** One shop's part of it. */
export interface Part {
  readonly type: OrderType
  readonly shippingType: ShippingType
  readonly groupBuyRecordStatus: GroupBuyStatus
  /** The buyer's piece of one of the shop's coupons. */
  readonly couponId?: number | undefined
  /** Whose coupon it is decides which lines share the price. */
  readonly platCouponId?: number | undefined
  readonly platCouponPrice?: Fen | undefined
  readonly integralPrice?: Fen | undefined
  /** What an order of type seckill buys, and nothing else does. */
  readonly seckillProductId?: number | undefined
  readonly useIntegral: number
  readonly gainIntegral: number
  readonly userRemark: string
  readonly orderExtend: readonly { readonly title: string; readonly value: string | readonly string[] }[]
  /** When it is delivered or fetched, where the shop has times for that: `yyyy-MM-dd` and one of its slots. */
  readonly deliverySlotId?: number | undefined
  readonly deliveryDate?: string | undefined
  readonly detailList: readonly PartLine[]
}

export interface PartLine {
  readonly productId: number
  readonly attrValueId: number
  readonly num: number
  readonly vipPrice?: Fen | undefined
  readonly brokerage: number
  readonly brokerageTwo: number
}

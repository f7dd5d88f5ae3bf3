import { goodsKind, groupBuyStatus, orderType, shippingType } from '@zhanggui/domain/order/order-codes'
import { deliveryMethod, productType } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { id } from '../kernel/endpoint.ts'
import { picture } from '../kernel/fields.ts'
import { heldPiece } from './coupon.ts'
import { shopDay } from '../marketing/delivery-time.ts'
import { merId } from './gateway-fields.ts'

/** A rate of a distributor, in percent. */
const rate = z.int().min(0).max(50, '佣金比例过高')

const line = z.object({
  productId: id,
  attrValueId: id,
  num: z.int('数量必须是整数').min(1, '数量不能小于1').max(9999, '数量不能大于9999'),
  /** What a paying member pays for one piece. */
  vipPrice: yuan.refine((fen) => fen >= 0, '会员价不能小于0').optional(),
  brokerage: rate.default(0),
  brokerageTwo: rate.default(0),
})

/** One shop's part of a checkout. */
export const part = z.object({
  merId,
  type: z.literal(orderType.codes).default(orderType.is.plain),
  shippingType: z.literal(shippingType.codes, { error: '配送方式不正确' }),
  groupBuyRecordStatus: z.literal(groupBuyStatus.codes).default(groupBuyStatus.is.none),
  /** The buyer's piece of one of the shop's coupons. */
  couponId: id.optional(),
  /** The platform's coupon: only the lines that it is for share its price. */
  platCouponId: id.optional(),
  /** What an order of type seckill buys: exactly one line. */
  seckillProductId: id.optional(),
  /** What the platform takes off this part, and pays for itself. */
  platCouponPrice: yuan.optional(),
  integralPrice: yuan.optional(),
  useIntegral: z.int().min(0).max(100_000_000).default(0),
  gainIntegral: z.int().min(0).max(100_000_000).default(0),
  userRemark: z.string().trim().max(255, '买家留言不能超过255个字符').default(''),
  /** When it is delivered or fetched, where the shop has times for that. */
  deliverySlotId: id.optional(),
  deliveryDate: shopDay.optional(),
  /** The buyer's own form: words, or addresses of pictures. */
  orderExtend: z
    .array(
      z.object({
        title: z.string().max(50),
        value: z.union([z.string().max(500), z.array(picture('图片地址不能为空')).max(9)]),
      }),
    )
    .max(20)
    .default([]),
  detailList: z.array(line).min(1, '请选择商品').max(100, '一个订单最多100种商品'),
})

export const receiver = {
  realName: z.string().trim().max(50, '收货人过长').default(''),
  userPhone: z.string().trim().max(20, '收货电话过长').default(''),
  userAddress: z.string().trim().max(250, '收货地址过长').default(''),
  /** The district decides about the freight. */
  districtId: z.int().min(0).default(0),
}

/** How a part, or one of its lines, comes to its price. */
const price = {
  proTotalPrice: yuan,
  svipDiscountPrice: yuan,
  fullReductionPrice: yuan,
  merCouponPrice: yuan,
  platCouponPrice: yuan,
  integralPrice: yuan,
  freightFee: yuan,
  payPrice: yuan,
}
const pricedLine = z.object({ attrValueId: z.int(), num: z.int(), price: yuan, ...price })
/** A full reduction that meets goods of the part: what it has taken off, and what is missing for more. */
const quotedReduction = z.object({
  id: z.int(),
  name: z.string(),
  reducePrice: yuan,
  /** 已满180减25; blank as long as nothing is taken off. */
  text: z.string(),
  /** 再买1.50元可减25元; blank where there is no more. */
  hint: z.string(),
  attrValueIds: z.array(z.int()),
})
export const quotedPart = z.object({
  merId: z.int(),
  secondType: z.literal(goodsKind.codes),
  ...price,
  fullReductionList: z.array(quotedReduction),
  detailList: z.array(pricedLine),
  /** What the buyer has in this shop: the best one first, last those that do not fit, with the reason. */
  couponList: z.array(heldPiece.extend({ reason: z.string() })),
})

/** A day on which something can be booked. */
export const bookableDay = z.object({
  date: z.string(),
  slotList: z.array(
    z.object({
      deliverySlotId: z.int(),
      name: z.string(),
      timeRange: z.string(),
      /** null: any number. */
      remaining: z.int().nullable(),
      cutoffAt: shopTime,
    }),
  ),
})

/** A SKU as it can be ordered. */
export const sellableRow = z.object({
  productId: z.int(),
  productName: z.string(),
  productType: z.literal(productType.codes),
  attrValueId: z.int(),
  sku: z.string(),
  price: yuan,
  stock: z.int(),
  deliveryMethods: z.array(z.enum(deliveryMethod.codes)),
  /** Whether the buyer may ask for the money back. */
  refundSwitch: z.boolean(),
})

/** A line of an order, and what has become of its pieces. */
export const boughtLine = z.object({
  id: z.int(),
  attrValueId: z.int(),
  payNum: z.int(),
  deliveryNum: z.int(),
  applyRefundNum: z.int(),
  refundNum: z.int(),
  /** Whether the buyer may ask for the money back, as it was when this was bought. */
  proRefundSwitch: z.boolean(),
  payPrice: yuan,
  refundPrice: yuan,
})

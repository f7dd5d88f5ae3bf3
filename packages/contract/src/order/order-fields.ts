import {
  cancelledBy,
  deliveryType,
  goodsKind,
  groupBuyStatus,
  orderRefund,
  orderStatus,
  orderType,
  payChannel,
  payType,
  shippingType,
} from '@zhanggui/domain/order/order-codes'
import { z } from 'zod'
import { flag, jsonList, shopTime, yuan } from '../kernel/codecs.ts'

/** Numbers of orders and refunds are texts with a prefix. */
export const orderNo = z.string({ error: '订单号不能为空' }).trim().min(1, '订单号不能为空').max(32, '订单号过长')

/** How lists of orders and refunds are searched by their buyer. */
export const buyerSearch = {
  searchType: z.enum(['all', 'uid', 'phone', 'nickname']).optional(),
  content: z.string().trim().max(50, '搜索内容过长').optional(),
}

/** Which of them are needed depends on the way; the server says what is missing at its field. */
export const delivery = {
  expressCode: z.string().trim().max(50, '快递公司不正确').optional(),
  expressNumber: z
    .string()
    .trim()
    .max(50, '快递单号不能超过50个字符')
    .regex(/^[\w-]*$/, '快递单号只能包含字母、数字和横线')
    .optional(),
  deliveryCarrier: z.string().trim().max(20, '配送人员不能超过20个字符').optional(),
  carrierPhone: z.string().trim().max(20, '联系电话格式不正确').optional(),
  deliveryMark: z.string().trim().max(250, '发货备注不能超过250个字符').optional(),
}

/** A line of an order, as lists and dialogs show it. */
export const orderLine = z.object({
  id: z.int(),
  productId: z.int(),
  attrValueId: z.int(),
  productName: z.string(),
  image: z.string(),
  sku: z.string(),
  price: yuan,
  payNum: z.int(),
  deliveryNum: z.int(),
  applyRefundNum: z.int(),
  refundNum: z.int(),
  /** Of those: what had not been sent. */
  applyUnsentNum: z.int(),
  refundUnsentNum: z.int(),
  payPrice: yuan,
  refundPrice: yuan,
  isReply: z.boolean(),
})
export type OrderLine = z.output<typeof orderLine>

/** What was taken off a line, and what it brings. */
const orderLineDetail = orderLine.extend({
  vipPrice: yuan.nullable(),
  freightFee: yuan,
  fullReductionPrice: yuan,
  merCouponPrice: yuan,
  platCouponPrice: yuan,
  integralPrice: yuan,
  useIntegral: z.int(),
  gainIntegral: z.int(),
  firstBrokerageFee: yuan,
  secondBrokerageFee: yuan,
  refundFreightFee: yuan,
  /** The most that can still be refunded, without and with its freight. */
  refundableGoods: yuan,
  refundableAll: yuan,
})

/** What the rules about an order go by; the console explains its buttons with the same values. */
export const orderFlags = {
  status: z.literal(orderStatus.codes),
  refundStatus: z.literal(orderRefund.codes),
  cancelStatus: z.literal(cancelledBy.codes),
  type: z.literal(orderType.codes),
  secondType: z.literal(goodsKind.codes),
  shippingType: z.literal(shippingType.codes),
  groupBuyRecordStatus: z.literal(groupBuyStatus.codes),
  isUserDel: flag,
  isDel: flag,
  userRefundSign: z.boolean(),
  openRefunds: z.int(),
}

const payTypeOrNone = z.union([z.enum(payType.codes), z.literal('')])

export const orderRow = z.object({
  id: z.int(),
  orderNo: z.string(),
  ...orderFlags,
  payPrice: yuan,
  payType: payTypeOrNone,
  totalNum: z.int(),
  uid: z.int(),
  nickName: z.string(),
  isLogoff: z.boolean(),
  level: z.int(),
  merchantRemark: z.string(),
  userRemark: z.string(),
  createTime: shopTime,
  payTime: shopTime.nullable(),
  /** Until when whoever it waits for should have acted. */
  dueTime: shopTime.nullable(),
  /** When the buyer wants it delivered or fetches it, `2026-11-20 09:00-12:00`; blank where no time was chosen. */
  deliveryTime: z.string(),
  version: z.int(),
  infoResponseList: z.array(orderLine),
})
export type OrderRow = z.output<typeof orderRow>

/** A field of the buyer's own form: words, or addresses of pictures. */
const extendField = z.object({ title: z.string(), value: z.union([z.string(), z.array(z.string())]) })

export const orderDetail = orderRow.omit({ infoResponseList: true }).extend({
  platOrderNo: z.string(),
  /** As clients of this API spell `nickName` here. */
  nikeName: z.string(),
  payChannel: z.union([z.enum(payChannel.codes), z.literal('')]),
  paid: z.boolean(),
  proTotalPrice: yuan,
  totalPostage: yuan,
  payPostage: yuan,
  totalPrice: yuan,
  svipDiscountPrice: yuan,
  fullReductionPrice: yuan,
  merCouponPrice: yuan,
  /** The piece that the buyer has spent; 0 and blank: none. */
  couponId: z.int(),
  couponName: z.string(),
  platCouponPrice: yuan,
  platCouponName: z.string(),
  couponPrice: yuan,
  useIntegral: z.int(),
  integralPrice: yuan,
  gainIntegral: z.int(),
  /** What the shop has taken off before the payment. */
  priceChange: yuan,
  commissionCharge: yuan,
  firstBrokerage: yuan,
  secondBrokerage: yuan,
  /** What the shop gets, refunds taken off. */
  merchantIncome: yuan,
  deliveryType: z.union([z.enum(deliveryType.codes), z.literal('')]),
  isSplitDelivery: z.boolean(),
  realName: z.string(),
  userPhone: z.string(),
  userAddress: z.string(),
  /** Pick-ups only, and only for who may verify. */
  verifyCode: z.string(),
  clerkName: z.string(),
  phone: z.string(),
  avatar: z.string(),
  userLevel: z.int(),
  isPaidMember: z.boolean(),
  orderExtend: jsonList(extendField, { malformed: '自定义留言格式不正确' }),
  sendTime: shopTime.nullable(),
  receivingTime: shopTime.nullable(),
  completeTime: shopTime.nullable(),
  /** Those that were taken back count. */
  hasShipments: z.boolean(),
  /** Neighbours in the order of the list, newest first. */
  orderDetailList: z.array(orderLineDetail),
})
export type OrderDetail = z.output<typeof orderDetail>

/** Who gets the goods, unmasked. */
export const receiver = z.object({ realName: z.string(), userPhone: z.string(), userAddress: z.string() })

/** A slip as the shop's printer prints it (sheet of orders, 3.7). */
export const orderSlip = z.object({
  merName: z.string(),
  orderNo: z.string(),
  createTime: shopTime,
  ...receiver.shape,
  userRemark: z.string(),
  items: z.array(z.object({ productName: z.string(), sku: z.string(), price: yuan, payNum: z.int() })),
  gainIntegral: z.int(),
  proTotalPrice: yuan,
  discountPrice: yuan,
  payPostage: yuan,
  integralPrice: yuan,
  payPrice: yuan,
})
export type OrderSlip = z.output<typeof orderSlip>

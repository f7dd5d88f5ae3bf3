import {
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
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, id } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'
import { merId, number, uid } from './gateway-fields.ts'

const scope = 'order'

/** A rate of a distributor, in percent. */
const rate = z.int().min(0).max(50, '佣金比例过高')

const line = z.object({
  productId: id,
  attrValueId: id,
  num: z.int('数量必须是整数').min(1, '数量不能小于1').max(9999, '数量不能大于9999'),
  /** What a paying member pays for one piece. */
  vipPrice: yuan.optional(),
  brokerage: rate.default(0),
  brokerageTwo: rate.default(0),
})

/** One shop's part of a checkout. */
const part = z.object({
  merId,
  type: z.literal(orderType.codes).default(orderType.is.plain),
  shippingType: z.literal(shippingType.codes, { error: '配送方式不正确' }),
  groupBuyRecordStatus: z.literal(groupBuyStatus.codes).default(groupBuyStatus.is.none),
  /** What the platform takes off this part, and pays for itself. */
  platCouponPrice: yuan.optional(),
  integralPrice: yuan.optional(),
  useIntegral: z.int().min(0).max(100_000_000).default(0),
  gainIntegral: z.int().min(0).max(100_000_000).default(0),
  userRemark: z.string().trim().max(255, '买家留言不能超过255个字符').default(''),
  /** The buyer's own form: words, or addresses of pictures. */
  orderExtend: z
    .array(
      z.object({
        title: z.string().max(50),
        value: z.union([z.string().max(500), z.array(z.string().max(255)).max(9)]),
      }),
    )
    .max(20)
    .default([]),
  detailList: z.array(line).min(1, '请选择商品').max(100, '一个订单最多100种商品'),
})

const receiver = {
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
const quotedPart = z.object({
  merId: z.int(),
  secondType: z.literal(goodsKind.codes),
  ...price,
  detailList: z.array(pricedLine),
})

const oneOrder = z.object({ merId, orderNo: text('订单号', { max: 32 }) })

/** What the shop front does with orders. */
export const orderGateway = area('order', {
  quote: gatewayPost('/order/quote', {
    title: '订单试算',
    scope,
    changes: false,
    body: z.object({ uid, ...receiver, orderList: z.array(part).min(1).max(20, '一次最多20个店铺') }),
    reply: z.object({ payPrice: yuan, orderList: z.array(quotedPart) }),
  }),
  /** All parts or none. The same number answers with the same orders. */
  place: gatewayPost('/order/place', {
    title: '用户下单',
    scope,
    body: z.object({
      platOrderNo: number,
      uid,
      ...receiver,
      orderList: z.array(part).min(1).max(20, '一次最多20个店铺'),
      /** What the buyer was shown; another price is refused. */
      payPrice: yuan.optional(),
    }),
    reply: z.object({
      platOrderNo: z.string(),
      payPrice: yuan,
      orderList: z.array(
        z.object({ merId: z.int(), orderNo: z.string(), payPrice: yuan, verifyCode: z.string(), payBefore: shopTime }),
      ),
    }),
    operation: 'add',
  }),
  pay: gatewayPost('/order/pay', {
    title: '用户付款',
    scope,
    body: oneOrder.extend({
      payType: z.enum(payType.codes, { error: '支付方式不正确' }),
      payChannel: z.enum(payChannel.codes, { error: '支付渠道不正确' }),
      /** The channel's own number of the payment; parts of a checkout share one. */
      payNo: number,
      payPrice: yuan,
    }),
    reply: done,
  }),
  cancel: gatewayPost('/order/cancel', { title: '用户取消订单', scope, body: oneOrder, reply: done }),
  receive: gatewayPost('/order/receive', { title: '用户确认收货', scope, body: oneOrder, reply: done }),
  delete: gatewayPost('/order/delete', {
    title: '用户删除订单',
    scope,
    body: oneOrder,
    reply: done,
    operation: 'remove',
  }),
  setGroupBuy: gatewayPost('/order/group-buy', {
    title: '拼团结果',
    scope,
    body: oneOrder.extend({ groupBuyRecordStatus: z.literal(groupBuyStatus.codes) }),
    reply: done,
  }),
  info: gatewayGet('/order/info', {
    title: '订单状态查询',
    scope,
    query: oneOrder,
    reply: z.object({
      orderNo: z.string(),
      platOrderNo: z.string(),
      status: z.literal(orderStatus.codes),
      refundStatus: z.literal(orderRefund.codes),
      payPrice: yuan,
      createTime: shopTime,
      payTime: shopTime.nullable(),
      detailList: z.array(
        z.object({
          id: z.int(),
          attrValueId: z.int(),
          payNum: z.int(),
          deliveryNum: z.int(),
          applyRefundNum: z.int(),
          refundNum: z.int(),
          payPrice: yuan,
          refundPrice: yuan,
        }),
      ),
    }),
  }),
})

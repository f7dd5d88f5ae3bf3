import {
  groupBuyStatus,
  orderRefund,
  orderStatus,
  payChannel,
  payType,
  shippingType,
} from '@zhanggui/domain/order/order-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area } from '../kernel/endpoint.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, pageOf, pageQuery, text } from '../kernel/shapes.ts'
import { merId, number, uid } from './gateway-fields.ts'
import { bookableDay, boughtLine, part, quotedPart, receiver, sellableRow } from './order-fields.ts'
import { quoteExample } from './quote-example.ts'

const scope = 'order'
/** Twenty shops with a hundred lines each are about 220 kB. */
const maxBody = 512 * 1024

/** One of each shop. */
const parts = z
  .array(part)
  .min(1)
  .max(20, '一次最多20个店铺')
  .refine((list) => new Set(list.map((each) => each.merId)).size === list.length, '同一店铺的商品请放在同一个订单中')

const oneOrder = z.object({ merId, orderNo: text('订单号', { max: 32 }) })

/** What the shop front does with orders. */
export const orderGateway = area('order', {
  /** Every SKU of the products on sale. */
  goods: gatewayGet('/order/goods', {
    title: '在售商品列表',
    scope,
    query: pageQuery.extend({ merId }),
    reply: pageOf(sellableRow),
    example: {
      ask: { merId: 1, limit: 100 },
      answer: {
        page: 1,
        limit: 20,
        totalPage: 1,
        total: 1,
        list: [
          {
            productId: 2034,
            productName: '明前龙井',
            productType: 0,
            attrValueId: 20341,
            sku: '250g',
            price: '99.00',
            stock: 120,
            deliveryMethods: ['1'],
            refundSwitch: true,
          },
        ],
      },
    },
  }),
  /** The times that can be chosen now; blank days are left out. */
  deliveryTimes: gatewayGet('/order/delivery-times', {
    title: '可预约的配送时间',
    scope,
    query: z.object({
      merId,
      shippingType: z.coerce.number<number | string>().pipe(z.literal(shippingType.codes, { error: '配送方式不正确' })),
    }),
    reply: z.object({ isRequired: z.boolean(), dayList: z.array(bookableDay) }),
    example: {
      ask: { merId: 1, shippingType: 1 },
      answer: {
        isRequired: true,
        dayList: [
          {
            date: '2026-11-19',
            slotList: [
              {
                deliverySlotId: 31,
                name: '上午',
                timeRange: '09:00,12:00',
                remaining: 8,
                cutoffAt: '2026-11-19 08:00:00',
              },
            ],
          },
        ],
      },
    },
  }),
  quote: gatewayPost('/order/quote', {
    title: '订单试算',
    scope,
    maxBody,
    changes: false,
    body: z.object({ uid, ...receiver, orderList: parts }),
    reply: z.object({ payPrice: yuan, orderList: z.array(quotedPart) }),
    example: quoteExample,
  }),
  /** All parts or none. The same number answers with the same orders. */
  place: gatewayPost('/order/place', {
    title: '用户下单',
    scope,
    maxBody,
    body: z.object({
      platOrderNo: number,
      uid,
      ...receiver,
      orderList: parts,
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
    example: {
      ask: {
        platOrderNo: 'PT20261118-0001',
        uid: 10001,
        realName: '林小茶',
        userPhone: '13812345678',
        userAddress: '浙江省杭州市西湖区龙井路1号',
        districtId: 330106,
        payPrice: '206.00',
        orderList: [{ merId: 1, shippingType: 1, detailList: [{ productId: 2034, attrValueId: 20341, num: 2 }] }],
      },
      answer: {
        platOrderNo: 'PT20261118-0001',
        payPrice: '206.00',
        orderList: [
          {
            merId: 1,
            orderNo: 'SH042179500000000012345',
            payPrice: '206.00',
            verifyCode: '',
            payBefore: '2026-11-18 10:30:00',
          },
        ],
      },
    },
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
    example: {
      ask: {
        merId: 1,
        orderNo: 'SH042179500000000012345',
        payType: 'weixin',
        payChannel: 'mini',
        payNo: '4200002026111812345',
        payPrice: '206.00',
      },
      answer: null,
    },
  }),
  cancel: gatewayPost('/order/cancel', {
    title: '用户取消订单',
    scope,
    body: oneOrder,
    reply: done,
    example: { ask: { merId: 1, orderNo: 'SH042179500000000012345' }, answer: null },
  }),
  receive: gatewayPost('/order/receive', {
    title: '用户确认收货',
    scope,
    body: oneOrder,
    reply: done,
    example: { ask: { merId: 1, orderNo: 'SH042179500000000012345' }, answer: null },
  }),
  delete: gatewayPost('/order/delete', {
    title: '用户删除订单',
    scope,
    body: oneOrder,
    reply: done,
    operation: 'remove',
    example: { ask: { merId: 1, orderNo: 'SH042179500000000012345' }, answer: null },
  }),
  setGroupBuy: gatewayPost('/order/group-buy', {
    title: '拼团结果',
    scope,
    body: oneOrder.extend({ groupBuyRecordStatus: z.literal(groupBuyStatus.codes) }),
    reply: done,
    example: { ask: { merId: 1, orderNo: 'SH042179500000000012345', groupBuyRecordStatus: 10 }, answer: null },
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
      detailList: z.array(boughtLine),
    }),
    example: {
      ask: { merId: 1, orderNo: 'SH042179500000000012345' },
      answer: {
        orderNo: 'SH042179500000000012345',
        platOrderNo: 'PT20261118-0001',
        status: 4,
        refundStatus: 0,
        payPrice: '206.00',
        createTime: '2026-11-18 10:00:00',
        payTime: '2026-11-18 10:01:12',
        detailList: [
          {
            id: 50012,
            attrValueId: 20341,
            payNum: 2,
            deliveryNum: 2,
            applyRefundNum: 0,
            refundNum: 0,
            proRefundSwitch: true,
            payPrice: '206.00',
            refundPrice: '0.00',
          },
        ],
      },
    },
  }),
})

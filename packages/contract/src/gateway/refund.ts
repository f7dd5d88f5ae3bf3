import { afterSales, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import { z } from 'zod'
import { yuan } from '../kernel/codecs.ts'
import { area, id } from '../kernel/endpoint.ts'
import { picture } from '../kernel/fields.ts'
import { gatewayGet, gatewayPost } from '../kernel/gateway.ts'
import { done, text } from '../kernel/shapes.ts'
import { merId, number } from './gateway-fields.ts'

const oneRefund = z.object({ merId, refundOrderNo: text('退款单号', { max: 32 }) })

/** What buyers and the platform do with refunds. */
export const refundGateway = area('refund', {
  apply: gatewayPost('/refund/apply', {
    title: '用户申请退款',
    scope: 'refund',
    body: z.object({
      merId,
      /** The caller's own number of the application. */
      number,
      orderNo: text('订单号', { max: 32 }),
      orderDetailId: id,
      num: z.int('数量必须是整数').min(1, '数量不能小于1'),
      afterSalesType: z.literal(afterSales.codes, { error: '售后类型不正确' }),
      returnGoodsType: z.literal(returnWay.codes, { error: '退货类型不正确' }),
      reason: text('退款原因', { max: 255 }),
      explain: z.string().trim().max(500, '备注说明不能超过500个字符').default(''),
      pictures: z.array(picture('图片地址不能为空')).max(9, '最多9张图片').default([]),
    }),
    reply: z.object({ refundOrderNo: z.string(), refundPrice: yuan }),
    operation: 'add',
    example: {
      ask: {
        merId: 1,
        number: 'AS-20261119-7',
        orderNo: 'SH042179500000000012345',
        orderDetailId: 50012,
        num: 1,
        afterSalesType: 1,
        returnGoodsType: 0,
        reason: '不想要了',
      },
      answer: { refundOrderNo: 'RE731179500000000054321', refundPrice: '103.00' },
    },
  }),
  sendBack: gatewayPost('/refund/send-back', {
    title: '用户退回商品',
    scope: 'refund',
    body: oneRefund.extend({
      expressCode: z.string().trim().max(50).default(''),
      trackingNumber: z.string().trim().max(50, '物流单号过长').default(''),
      telephone: z.string().trim().max(20, '联系电话过长').default(''),
    }),
    reply: done,
    example: {
      ask: {
        merId: 1,
        refundOrderNo: 'RE731179500000000054321',
        expressCode: 'zhongtong',
        trackingNumber: '75123456789012',
      },
      answer: null,
    },
  }),
  revoke: gatewayPost('/refund/revoke', {
    title: '用户撤销退款',
    scope: 'refund',
    body: oneRefund,
    reply: done,
    example: { ask: { merId: 1, refundOrderNo: 'RE731179500000000054321' }, answer: null },
  }),
  force: gatewayPost('/refund/force', {
    title: '平台强制退款',
    scope: 'refund:force',
    body: oneRefund.extend({ remark: z.string().trim().max(255, '平台备注过长').default('') }),
    reply: done,
    example: { ask: { merId: 1, refundOrderNo: 'RE731179500000000054321', remark: '商家逾期未处理' }, answer: null },
  }),
  /** What became of a refund that the channel had not paid at once. The same result twice does no harm. */
  channelResult: gatewayPost('/refund/channel-result', {
    title: '支付渠道退款结果',
    scope: 'refund:result',
    body: z.object({
      merId,
      /** The number that the channel was asked with. */
      outRefundNo: number,
      isPaid: z.boolean(),
      error: z.string().trim().max(255).default(''),
    }),
    reply: done,
    example: { ask: { merId: 1, outRefundNo: 'RE731179500000000054321', isPaid: true }, answer: null },
  }),
  info: gatewayGet('/refund/info', {
    title: '退款单状态查询',
    scope: 'refund',
    query: oneRefund,
    reply: z.object({
      refundOrderNo: z.string(),
      orderNo: z.string(),
      refundStatus: z.literal(refundStatus.codes),
      refundPrice: yuan,
      refundReason: z.string(),
      receiver: z.string(),
      receiverPhone: z.string(),
      receiverAddressDetail: z.string(),
    }),
    example: {
      ask: { merId: 1, refundOrderNo: 'RE731179500000000054321' },
      answer: {
        refundOrderNo: 'RE731179500000000054321',
        orderNo: 'SH042179500000000012345',
        refundStatus: 4,
        refundPrice: '103.00',
        refundReason: '',
        receiver: '退货组',
        receiverPhone: '13800010009',
        receiverAddressDetail: '浙江省杭州市西湖区茶园路8号',
      },
    },
  }),
})

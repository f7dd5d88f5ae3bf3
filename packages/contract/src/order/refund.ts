import { afterSales, ALL_REFUNDS, refundStarter, refundStatus, returnWay } from '@zhanggui/domain/order/refund-codes'
import { dueBy } from '@zhanggui/domain/order/due-codes'
import { orderStatus, payType } from '@zhanggui/domain/order/order-codes'
import { z } from 'zod'
import { shopTime, yuan } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { dateLimit } from '../kernel/fields.ts'
import { orderBy } from '../kernel/order.ts'
import { done, pageOf, shortPageQuery, text } from '../kernel/shapes.ts'
import { exportStarted, sheetFormat } from '../task.ts'
import { buyerSearch } from './order-fields.ts'
import { refundEvent, refundLine, refundSum } from './refund-fields.ts'
import { logistics } from './shipment.ts'
import { teamFilter } from './team-fields.ts'

export const refundNo = z
  .string({ error: '退款单号不能为空' })
  .trim()
  .min(1, '退款单号不能为空')
  .max(32, '退款单号过长')

/** What list and tab counts go by. */
const refundFilter = z.object({
  refundOrderNo: z.string().trim().max(32, '退款单号过长').optional(),
  orderNo: z.string().trim().max(32, '订单号过长').optional(),
  trackingNumber: z.string().trim().max(50, '物流单号过长').optional(),
  dateLimit: dateLimit.optional(),
  due: z.enum(dueBy.codes).optional(),
  ...teamFilter,
  ...buyerSearch,
})

const inTab = z.coerce
  .number<number | string>()
  .pipe(z.literal([...refundStatus.codes, ALL_REFUNDS], { error: '未知的退款状态' }))

export const listedRefunds = refundFilter.extend({ refundStatus: inTab.default(ALL_REFUNDS) })

export const exportedRefunds = refundFilter.extend({ refundStatus: inTab.default(ALL_REFUNDS) })

export const refundRow = z.object({
  id: z.int(),
  refundOrderNo: z.string(),
  orderNo: z.string(),
  uid: z.int(),
  userNickName: z.string(),
  isLogoff: z.boolean(),
  refundStatus: z.literal(refundStatus.codes),
  refundPrice: yuan,
  afterSalesType: z.literal(afterSales.codes),
  returnGoodsType: z.literal(returnWay.codes),
  promoterType: z.enum(refundStarter.codes),
  isCompulsoryRefund: z.boolean(),
  totalNum: z.int(),
  merRemark: z.string(),
  refundReasonWap: z.string(),
  refundReasonWapImg: z.array(z.string()),
  createTime: shopTime,
  dueTime: shopTime.nullable(),
  /** Why the payment channel has not paid yet. */
  channelError: z.string(),
  version: z.int(),
  refundOrderInfo: refundLine,
})
export type RefundRow = z.output<typeof refundRow>

export const refundDetail = refundRow.extend({
  refundReasonWapExplain: z.string(),
  /** The shop's words when it refused. */
  refundReason: z.string(),
  receiver: z.string(),
  receiverPhone: z.string(),
  receiverAddressDetail: z.string(),
  expressName: z.string(),
  trackingNumber: z.string(),
  telephone: z.string(),
  isUserRevoke: z.boolean(),
  platformRemark: z.string(),
  refundPayType: z.union([z.enum(payType.codes), z.literal('')]),
  refundFreightFee: yuan,
  refundPlatCouponPrice: yuan,
  refundIntegralPrice: yuan,
  refundUseIntegral: z.int(),
  refundGainIntegral: z.int(),
  refundFirstBrokerageFee: yuan,
  refundSecondBrokerageFee: yuan,
  /** The number that the channel knows it by; lines that are refunded together share one. Blank until it begins. */
  outRefundNo: z.string(),
  /** The shop's share without freight, and the platform's fee given back; 0 until the money is back. */
  merchantRefundPrice: yuan,
  platformRefundPrice: yuan,
  /** The commission had been paid out: the platform bears it. */
  isReplace: z.boolean(),
  refundTime: shopTime.nullable(),
  sum: refundSum,
  statusList: z.array(refundEvent),
  orderInfoVo: z.object({
    orderNo: z.string(),
    status: z.literal(orderStatus.codes),
    nickname: z.string(),
    phone: z.string(),
    realName: z.string(),
    userPhone: z.string(),
    userAddress: z.string(),
    payPrice: yuan,
    totalNum: z.int(),
    deliveryNum: z.int(),
    payTime: shopTime.nullable(),
    createTime: shopTime,
    userRemark: z.string(),
    merchantRemark: z.string(),
  }),
})
export type RefundDetail = z.output<typeof refundDetail>

const count = z.int()
const BASE = '/admin/merchant/refund/order'
const byNo = { refundOrderNo: refundNo }

export const refundApi = area(
  'refund',
  {
    list: get(`${BASE}/list`, {
      title: '退款单列表',
      permission: 'merchant:refund:order:page:list',
      query: shortPageQuery.extend({
        ...exportedRefunds.shape,
        sort: orderBy(['createTime', 'dueTime']).optional(),
      }),
      reply: pageOf(refundRow),
    }),
    tabs: get(`${BASE}/status/num`, {
      title: '退款单状态数量',
      permission: 'merchant:refund:order:status:num',
      query: refundFilter,
      reply: z.object({
        all: count,
        await: count,
        reject: count,
        refunding: count,
        refunded: count,
        awaitReturning: count,
        awaitReceiving: count,
        revoke: count,
      }),
    }),
    info: get(`${BASE}/detail/{refundOrderNo}`, {
      title: '退款单详情',
      permission: 'merchant:refund:order:detail',
      params: byNo,
      reply: refundDetail,
    }),
    remark: post(`${BASE}/mark`, {
      title: '退款单备注',
      permission: 'merchant:refund:order:mark',
      body: z.object({ ...byNo, remark: text('备注内容', { max: 255 }) }),
      reply: done,
    }),
    audit: post(`${BASE}/audit`, {
      title: '审核退款单',
      permission: 'merchant:refund:order:audit',
      body: z
        .object({
          ...byNo,
          auditType: z.enum(['success', 'refuse'], { error: '请选择审核结果' }),
          reason: z.string().trim().max(255, '拒绝退款原因不能超过255个字符').optional(),
          merAddressId: id.optional(),
        })
        .check(({ value, issues }) => {
          if (value.auditType !== 'refuse' || value.reason) return
          issues.push({ code: 'custom', path: ['reason'], message: '请填写拒绝退款原因', input: value.reason })
        }),
      reply: done,
    }),
    receive: post(`${BASE}/receiving/{refundOrderNo}`, {
      title: '确认收到退货',
      permission: 'merchant:refund:order:receiving',
      params: byNo,
      reply: done,
    }),
    refuseGoods: post(`${BASE}/receiving/reject`, {
      title: '拒绝收货',
      permission: 'merchant:refund:order:receiving:reject',
      body: z.object({ ...byNo, reason: text('拒绝收货原因', { max: 255, blank: '请填写拒绝收货原因' }) }),
      reply: done,
    }),
    export: get('/admin/merchant/export/refund/excel', {
      title: '导出退款单',
      permission: 'merchant:export:refund:excel',
      // It starts a task, so it counts as a change although it is a GET.
      changes: true,
      operation: 'export',
      query: exportedRefunds.extend({ format: sheetFormat }),
      reply: exportStarted,
      rate: { max: 10, seconds: 60 },
    }),
    /** Asks the payment channel again after it has failed. */
    retry: post(`${BASE}/retry/{refundOrderNo}`, {
      title: '重新发起退款',
      permission: 'merchant:refund:order:audit',
      params: byNo,
      reply: done,
    }),
    logistics: get(`${BASE}/logistics/info/{refundOrderNo}`, {
      title: '退货物流详情',
      permission: 'merchant:refund:order:detail',
      params: byNo,
      reply: logistics,
    }),
    reveal: post(`${BASE}/reveal`, {
      title: '查看退款单买家信息',
      permission: 'merchant:order:reveal',
      changes: false,
      sensitive: true,
      body: z.object(byNo),
      reply: z.object({ realName: z.string(), userPhone: z.string(), userAddress: z.string(), phone: z.string() }),
      rate: { max: 60, seconds: 3600 },
    }),
  },
  '/order/refund',
)

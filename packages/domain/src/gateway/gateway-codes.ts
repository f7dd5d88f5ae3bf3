import { codeTable } from '../kernel/code-table.ts'

/** What a key of the platform's back office may be used for. */
export const gatewayScope = codeTable({
  productAudit: { code: 'product:audit', label: '商品审核' },
  productForceDown: { code: 'product:force-down', label: '强制下架商品' },
  brand: { code: 'brand', label: '品牌维护' },
  category: { code: 'category', label: '平台商品分类维护' },
  guarantee: { code: 'guarantee', label: '保障服务维护' },
  express: { code: 'express', label: '物流公司维护' },
  merchant: { code: 'merchant', label: '商户查询与开关' },
  order: { code: 'order', label: '下单、付款与收货' },
  refund: { code: 'refund', label: '用户退款申请' },
  refundForce: { code: 'refund:force', label: '平台强制退款' },
  refundResult: { code: 'refund:result', label: '支付渠道退款结果' },
  closing: { code: 'closing', label: '结算审核与打款' },
  invoice: { code: 'invoice', label: '用户申请发票' },
  shopper: { code: 'shopper', label: '用户资料与行为' },
  coupon: { code: 'coupon', label: '用户领取优惠券' },
  platformCoupon: { code: 'coupon:platform', label: '平台优惠券维护' },
  seckill: { code: 'seckill', label: '秒杀活动与审核' },
  live: { code: 'live', label: '直播审核' },
  video: { code: 'video', label: '视频号审核、类目与品牌' },
  event: { code: 'event', label: '事件列表与推送地址' },
  settings: { code: 'settings', label: '平台设置' },
})
export type GatewayScope = (typeof gatewayScope.codes)[number]

const { order, refund, invoice, shopper, coupon } = gatewayScope.is
const shopFront = new Set<GatewayScope>([order, refund, invoice, shopper, coupon])

/** What buyers do, as opposed to the platform's staff. */
export const isShopFront = (scope: GatewayScope): boolean => shopFront.has(scope)

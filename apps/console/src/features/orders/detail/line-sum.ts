import type { SumPart } from '#ui/show/money-sum.tsx'
import type { OrderDetail } from '@zhanggui/contract/order/order-fields'
import { type Fen, formatYuan, sumFen, toFen } from '@zhanggui/domain/kernel/money'

type Line = OrderDetail['orderDetailList'][number]

/** Who went without it. */
const SHOP = '商家承担'
const PLATFORM = '平台承担'

const minus = (fen: Fen): Fen => toFen(0 - fen)

/** With the coupon that took it off, where it is known. */
const named = (label: string, coupon: string) => (coupon === '' ? label : `${label}（${coupon}）`)

/** How the price of a line came about, in the order of the steps; what was nothing is left out. */
export function lineSum(line: Line): readonly SumPart[] {
  const member = line.vipPrice === null ? 0 : (line.price - line.vipPrice) * line.payNum
  return withoutNothing([
    { label: `售价 ¥${formatYuan(line.price)} × ${line.payNum}`, fen: toFen(line.price * line.payNum) },
    { label: '会员优惠', fen: toFen(0 - member), note: SHOP },
    { label: '满减优惠', fen: minus(line.fullReductionPrice), note: SHOP },
    { label: '商户优惠券', fen: minus(line.merCouponPrice), note: SHOP },
    { label: '平台优惠券', fen: minus(line.platCouponPrice), note: PLATFORM },
    { label: `${line.useIntegral} 积分抵扣`, fen: minus(line.integralPrice), note: PLATFORM },
    { label: '运费', fen: line.freightFee },
  ])
}

/** The same of a whole order. */
export const orderSum = (order: OrderDetail): readonly SumPart[] =>
  withoutNothing([
    { label: '商品总价', fen: order.proTotalPrice },
    { label: '会员抵扣', fen: minus(order.svipDiscountPrice), note: SHOP },
    { label: '满减优惠', fen: minus(order.fullReductionPrice), note: SHOP },
    { label: named('商户优惠', order.couponName), fen: minus(order.merCouponPrice), note: SHOP },
    { label: named('平台优惠', order.platCouponName), fen: minus(order.platCouponPrice), note: PLATFORM },
    { label: `${order.useIntegral} 积分抵扣`, fen: minus(order.integralPrice), note: PLATFORM },
    { label: '商家改价', fen: minus(order.priceChange), note: SHOP },
    { label: '运费', fen: order.payPostage },
  ])

/** What is taken off before the shop gets its money, and what the platform adds. */
export const incomeParts = (order: OrderDetail): readonly SumPart[] =>
  withoutNothing([
    { label: '实际支付', fen: order.payPrice },
    { label: '平台补贴（优惠券、积分）', fen: sumFen([order.platCouponPrice, order.integralPrice]) },
    { label: '平台手续费', fen: minus(order.commissionCharge) },
    { label: '推广佣金', fen: minus(sumFen([order.firstBrokerage, order.secondBrokerage])) },
  ])

const withoutNothing = (parts: readonly SumPart[]) => parts.filter(({ fen }) => fen !== 0)

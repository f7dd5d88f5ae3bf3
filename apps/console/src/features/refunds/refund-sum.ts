import type { RefundDetail } from '@zhanggui/contract/order/refund'
import { formatYuan, sumFen, toFen } from '@zhanggui/domain/kernel/money'
import { roundHalfUp } from '@zhanggui/domain/refund/compute-refund'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'

type Summed = Pick<RefundDetail, 'refundPrice' | 'sum' | 'refundOrderInfo'>

/** The amount as a share of the pieces, where that is what it is; an amount without goods or without freight is not. */
export function sumOfPieces({
  refundPrice,
  sum,
  refundOrderInfo: { applyRefundNum: pieces },
}: Summed): string | undefined {
  const { linePay, payNum, refundedNum } = sum
  if (pieces < 1 || refundedNum + pieces > payNum) return undefined
  const share = roundHalfUp(linePay, refundedNum + pieces, payNum) - roundHalfUp(linePay, refundedNum, payNum)
  return share === refundPrice
    ? `¥${formatYuan(linePay)} × ${pieces} ÷ ${payNum} 件 = ¥${formatYuan(refundPrice)}`
    : undefined
}

const settled: ReadonlySet<number> = new Set([refundStatus.is.refunding, refundStatus.is.refunded])

/** Who bears what of a refund that was paid. */
export function refundBearers(refund: RefundDetail): string | undefined {
  if (refund.refundStatus !== refundStatus.is.refunded) return undefined
  const { merchantRefundPrice: shop, refundFreightFee: freight, platformRefundPrice: fee } = refund
  const commission = refund.refundFirstBrokerageFee + refund.refundSecondBrokerageFee
  const parts = [
    `店铺承担 ¥${formatYuan(sumFen([shop, freight]))}`,
    ...(fee > 0 ? [`平台退回手续费 ¥${formatYuan(fee)}`] : []),
    ...(commission > 0
      ? [`佣金 ¥${formatYuan(toFen(commission))} ${refund.isReplace ? '已结算，由平台承担' : '由推广员退回'}`]
      : []),
  ]
  return parts.join('，')
}

/** What goes back besides the money, once it is decided. */
export function refundShares(refund: RefundDetail): readonly string[] {
  if (!settled.has(refund.refundStatus)) return []
  const money = [
    ['退回运费', refund.refundFreightFee],
    ['退一级佣金', refund.refundFirstBrokerageFee],
    ['退二级佣金', refund.refundSecondBrokerageFee],
  ] as const
  const points = [
    ['退回抵扣积分', refund.refundUseIntegral],
    ['收回赠送积分', refund.refundGainIntegral],
  ] as const
  return [
    ...money.flatMap(([label, fen]) => (fen > 0 ? `${label} ¥${formatYuan(fen)}` : [])),
    ...points.flatMap(([label, count]) => (count > 0 ? `${label} ${count}` : [])),
  ]
}

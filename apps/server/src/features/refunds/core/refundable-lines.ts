import { addParts, afterRefund, type RefundableLine } from '@zhanggui/domain/refund/compute-refund'
import { listLines, refundableLine, refuseOrder, type StoredLine } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { listUnderway, partsOf, type StoredRefund } from './refund-row.sql.ts'

export interface OrderLine {
  readonly stored: StoredLine
  /** As it will be when the money that is on its way has arrived. */
  readonly refundable: RefundableLine
}

/** The lines of an order as the rules of refunds see them. */
export async function listRefundable(db: MerchantDb, orderId: number): Promise<OrderLine[]> {
  const [lines, underway] = await Promise.all([listLines(db, orderId), listUnderway(db, orderId)])
  return lines.map((stored) => {
    const own = underway.filter(({ line_id: lineId }) => lineId === stored.id)
    return { stored, refundable: own.reduce(withUnderway, refundableLine(stored)) }
  })
}

const withUnderway = (line: RefundableLine, refund: StoredRefund) => afterRefund(line, refund.pieces, partsOf(refund))

export async function findLine(db: MerchantDb, orderId: number, lineId: number): Promise<OrderLine> {
  const line = (await listRefundable(db, orderId)).find(({ stored }) => stored.id === lineId)
  return line ?? refuseOrder({ code: 5201, message: '订单详情不存在' })
}

/** What of a line's columns a refund that went through changes. */
export function refundedColumns(line: StoredLine, refund: StoredRefund) {
  const { refunded } = refundableLine(line)
  const total = addParts(refunded, partsOf(refund))
  return {
    applied: line.applied - refund.pieces,
    applied_unsent: line.applied_unsent - refund.unsent,
    refunded: line.refunded + refund.pieces,
    refunded_unsent: line.refunded_unsent + refund.unsent,
    refunded_fen: total.pay,
    refunded_freight_fen: total.freight,
    refunded_platform_coupon_fen: total.platformCoupon,
    refunded_points_fen: total.points,
    refunded_used_points: total.usedPoints,
    refunded_gained_points: total.gainedPoints,
    refunded_first_commission_fen: total.firstCommission,
    refunded_second_commission_fen: total.secondCommission,
  }
}

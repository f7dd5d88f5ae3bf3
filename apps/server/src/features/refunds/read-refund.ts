import type { refundApi } from '@zhanggui/contract/order/refund'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { toFen } from '@zhanggui/domain/kernel/money'
import { mostRefundable } from '@zhanggui/domain/refund/compute-refund'
import { maskBuyer, maskPhone } from '@zhanggui/domain/order/mask-buyer'
import { refundRefusal } from '@zhanggui/domain/order/refund-state'
import { listRefundEvents, refuseOrder } from '#features/orders/public'
import type { MerchantDb } from '#platform/db/merchant-db'
import { findRefund, type StoredRefund } from './core/refund-row.sql.ts'
import { findLine, type OrderLine } from './core/refundable-lines.ts'
import { refunds, rowOf, rowsOf } from './list-refunds.sql.ts'
import { findOrderOfRefund } from './order-of-refund.sql.ts'

/** Everything about one refund; who the buyer is, masked. */
export async function readRefund(db: MerchantDb, refundNo: string): Promise<ReplyOf<typeof refundApi.info>> {
  const refund = await findRefund(db, refundNo)
  const [found, line, events, order] = await Promise.all([
    rowsOf(db, refunds(db).where('r.id', '=', refund.id)).executeTakeFirst(),
    findLine(db, refund.order_id, refund.line_id),
    listRefundEvents(db, refund.order_id, refund.id),
    findOrderOfRefund(db, refund.order_id),
  ])
  if (!found) return refuseOrder(refundRefusal.missing)
  const { payType, ...orderInfo } = order
  return {
    ...rowOf(found),
    ...wordsOf(refund),
    ...moneyOf(refund),
    refundPayType: payType,
    sum: sumOf(line),
    statusList: events,
    orderInfoVo: maskBuyer(orderInfo),
  }
}

const wordsOf = (refund: StoredRefund) => ({
  refundReasonWapExplain: refund.explanation,
  refundReason: refund.refusal,
  receiver: refund.return_receiver,
  receiverPhone: refund.return_phone,
  receiverAddressDetail: refund.return_address,
  expressName: refund.return_express_name,
  trackingNumber: refund.return_tracking_number,
  telephone: maskPhone(refund.return_contact),
  isUserRevoke: refund.is_revoked_by_buyer,
  platformRemark: refund.platform_remark,
})

const moneyOf = (refund: StoredRefund) => ({
  refundFreightFee: toFen(refund.freight_fen),
  refundPlatCouponPrice: toFen(refund.platform_coupon_fen),
  refundIntegralPrice: toFen(refund.points_fen),
  refundUseIntegral: refund.used_points,
  refundGainIntegral: refund.gained_points,
  refundFirstBrokerageFee: toFen(refund.first_commission_fen),
  refundSecondBrokerageFee: toFen(refund.second_commission_fen),
  outRefundNo: refund.channel_no,
  merchantRefundPrice: toFen(refund.shop_fen),
  platformRefundPrice: toFen(refund.fee_fen),
  isReplace: refund.is_commission_paid_out,
  refundTime: refund.refunded_at,
})

/** What of the line is gone counts what is on its way. */
const sumOf = ({ refundable }: OrderLine) => ({
  linePay: toFen(refundable.whole.pay),
  lineFreight: toFen(refundable.whole.freight),
  payNum: refundable.bought,
  refundedNum: refundable.refundedPieces,
  refundedPrice: toFen(refundable.refunded.pay),
  most: mostRefundable(refundable, true),
})

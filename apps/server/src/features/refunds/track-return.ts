import { returnWay } from '@zhanggui/domain/order/refund-codes'
import { trackParcel } from '#features/express/public'
import { payForQuestion } from '#features/parcels/public'
import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { findRefund } from './core/refund-row.sql.ts'

/** The way of a parcel that comes back. */
export async function trackReturn(context: OutsideContext, { refundOrderNo }: { refundOrderNo: string }) {
  const refund = await context.inRead((db) => findRefund(db, refundOrderNo))
  const trackingNumber = refund.return_tracking_number
  if (refund.return_way !== returnWay.is.express || trackingNumber === '') {
    return refuse('退货物流不存在', { code: 5102 })
  }
  const parcel = {
    expressCode: refund.return_express_code,
    expressName: refund.return_express_name,
    trackingNumber,
    phone: refund.return_phone,
    sentAt: refund.updated_at,
  }
  return trackParcel(context, parcel, () => payForQuestion(context))
}

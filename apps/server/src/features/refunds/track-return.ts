import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { refundApi } from '@zhanggui/contract/order/refund'
import { returnWay } from '@zhanggui/domain/order/refund-codes'
import { refuse } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { findRefund } from './core/refund-row.sql.ts'

type Logistics = ReplyOf<typeof refundApi.logistics>

interface Parcel {
  readonly expressCode: string
  readonly expressName: string
  readonly trackingNumber: string
  /** Some carriers tell only who knows the end of the receiver's phone. */
  readonly phone: string
}

/** Whoever knows where a parcel is. */
export type TrackParcel = (context: StaffContext, parcel: Parcel) => Promise<Logistics>

/** The way of a parcel that comes back. */
export const trackReturn =
  (track: TrackParcel) =>
  async (context: StaffContext, { refundOrderNo }: { refundOrderNo: string }): Promise<Logistics> => {
    const refund = await findRefund(context.db, refundOrderNo)
    const trackingNumber = refund.return_tracking_number
    if (refund.return_way !== returnWay.is.express || trackingNumber === '') {
      return refuse('退货物流不存在', { code: 5102 })
    }
    return track(context, {
      expressCode: refund.return_express_code,
      expressName: refund.return_express_name,
      trackingNumber,
      phone: refund.return_phone,
    })
  }

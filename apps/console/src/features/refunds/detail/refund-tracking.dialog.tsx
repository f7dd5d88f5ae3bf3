import { useCall } from '#api/use-call.ts'
import { TrackingDialog } from '#widgets/parcel/tracking.dialog.tsx'
import { refundApi } from '@zhanggui/contract/order/refund'

interface Props {
  readonly refundOrderNo: string
  readonly onClose: () => void
}

/** Where the goods are that a buyer sends back. */
export default function RefundTracking({ refundOrderNo, onClose }: Props) {
  return <TrackingDialog parcel={useCall(refundApi.logistics, { refundOrderNo })} onClose={onClose} />
}

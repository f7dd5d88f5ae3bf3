import { useCall } from '#api/use-call.ts'
import { TrackingDialog } from './tracking.dialog.tsx'
import { orderApi } from '@zhanggui/contract/order/order'

interface Props {
  readonly invoiceId: number
  readonly onClose: () => void
}

/** Where a parcel of ours is. */
export default function ShipmentTracking({ invoiceId, onClose }: Props) {
  return <TrackingDialog parcel={useCall(orderApi.logistics, { invoiceId })} onClose={onClose} />
}

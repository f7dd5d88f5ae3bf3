import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { Parcel, Tracking, TrackingPort } from './tracking-port.ts'

const HOUR = 3_600_000
/** What happens to every parcel, so many hours after it was handed over, and which status it has then. */
const WAY = [
  [0, 0, '【收件】快件已揽收'],
  [6, 1, '【转运】快件离开发货地转运中心，发往目的地'],
  [24, 1, '【转运】快件到达目的地转运中心'],
  [36, 2, '【派件】快件正在派送，请保持电话畅通'],
  [40, 3, '【签收】快件已签收'],
] as const

/** Parcels of a shop that nobody has connected to a service. */
export class SandboxTracking implements TrackingPort {
  constructor(readonly clock: () => Date) {}

  track({ trackingNumber: number, expressCode, expressName, sentAt = this.clock() }: Parcel): Promise<Tracking> {
    const gone = this.clock().getTime() - sentAt.getTime()
    const passed = WAY.filter(([hours]) => hours * HOUR <= gone || hours === 0)
    const at = (hours: number) => formatShopTime(new Date(sentAt.getTime() + hours * HOUR))
    const [lastHours, deliveryStatus] = passed.at(-1) ?? WAY[0]
    return Promise.resolve({
      number,
      type: expressCode,
      deliveryStatus,
      isSign: deliveryStatus === 3,
      expName: expressName,
      expSite: '',
      expPhone: '',
      courier: '',
      courierPhone: '',
      updateTime: at(lastHours),
      takeTime: '',
      logo: '',
      list: passed.map(([hours, , status]) => ({ time: at(hours), status })).toReversed(),
    })
  }
}

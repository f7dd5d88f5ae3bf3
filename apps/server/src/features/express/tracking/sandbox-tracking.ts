import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { Parcel, Tracking, TrackingPort } from './tracking-port.ts'

const HOUR = 3_600_000
/** So many hours after it was handed over, the status that it has then, and the words. */
type Step = readonly [hours: number, deliveryStatus: number, words: string]

const COLLECTED: Step = [0, 0, '【收件】快件已揽收']
const LEFT: Step = [6, 1, '【转运】快件离开发货地转运中心，发往目的地']
const ARRIVED: Step = [24, 1, '【转运】快件到达目的地转运中心']
const DELIVERING: Step = [36, 2, '【派件】快件正在派送，请保持电话畅通']
const GOING_BACK: Step = [42, 1, '【退回】收件人拒收，快件退回寄件人']

/** What happens to nearly every parcel. */
const WAY: readonly Step[] = [COLLECTED, LEFT, ARRIVED, DELIVERING, [40, 3, '【签收】快件已签收']]
/** What happens to parcels whose numbers end so, for those who want to see trouble. */
const ODD_WAYS: Readonly<Record<string, readonly Step[]>> = {
  '9901': [[0, 0, '【下单】电子面单已生成，等待揽收']],
  '9902': [COLLECTED, LEFT],
  '9903': [COLLECTED, LEFT, ARRIVED, DELIVERING, GOING_BACK],
  '9904': [COLLECTED, LEFT, ARRIVED, DELIVERING, GOING_BACK, [60, 6, '【退件签收】退回件已由寄件人签收']],
  '9905': [COLLECTED, LEFT, ARRIVED, DELIVERING, [40, 3, '【签收】快件已由门卫代签收']],
  '9906': [COLLECTED, LEFT, ARRIVED, DELIVERING, [40, 4, '【派送失败】电话无人接听，将再次派送']],
}

/** Parcels of a shop that nobody has connected to a service. */
export class SandboxTracking implements TrackingPort {
  constructor(readonly clock: () => Date) {}

  track({ trackingNumber: number, expressCode, expressName, sentAt = this.clock() }: Parcel): Promise<Tracking> {
    const gone = this.clock().getTime() - sentAt.getTime()
    const way = ODD_WAYS[number.slice(-4)] ?? WAY
    const passed = way.filter(([hours]) => hours * HOUR <= gone || hours === 0)
    const at = (hours: number) => formatShopTime(new Date(sentAt.getTime() + hours * HOUR))
    const [lastHours, deliveryStatus] = passed.at(-1) ?? COLLECTED
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

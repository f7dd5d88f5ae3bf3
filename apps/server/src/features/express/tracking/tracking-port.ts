import type { logistics } from '@zhanggui/contract/order/shipment'
import type { z } from 'zod'

export type Tracking = z.output<typeof logistics>

/** A parcel that somebody wants to find. */
export interface Parcel {
  readonly expressCode: string
  readonly expressName: string
  readonly trackingNumber: string
  /** Of the receiver: some carriers want its end. */
  readonly phone: string
  /** Undefined where nobody has written it down. */
  readonly sentAt?: Date
}

/** Whoever knows where parcels are. */
export interface TrackingPort {
  track(parcel: Parcel): Promise<Tracking>
}

interface Kind {
  readonly isUnseen?: boolean
  readonly isAway?: boolean
}

/** Why nobody knows, in words for the staff of the shop. */
export class TrackingTrouble extends Error {
  override readonly name = 'TrackingTrouble'
  /** The carrier knows nothing of the parcel yet. */
  readonly isUnseen: boolean
  /** The service answers nobody now, so there is no point in asking for the next parcel. */
  readonly isAway: boolean

  constructor(message: string, { isUnseen = false, isAway = false, ...options }: Kind & ErrorOptions = {}) {
    super(message, options)
    this.isUnseen = isUnseen
    this.isAway = isAway
  }
}

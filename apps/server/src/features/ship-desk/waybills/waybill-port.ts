/** Who sends or gets a parcel. */
export interface Party {
  readonly name: string
  readonly phone: string
  readonly address: string
}

/** What is in a parcel. */
export interface Contents {
  readonly goods: string
  readonly pieces: number
}

export interface WaybillRequest extends Contents {
  /** The same request gets the same number, however often it is made. */
  readonly requestNo: string
  readonly expressCode: string
  readonly sender: Party
  readonly receiver: Party
}

export interface Waybill {
  readonly trackingNumber: string
  /** Large on the label: where the sorting centres send it. */
  readonly routingCode: string
  readonly hubName: string
}

/** A request that was made, perhaps without an answer. */
export interface MadeRequest extends Pick<WaybillRequest, 'requestNo' | 'expressCode'> {
  /** Blank: none came. */
  readonly trackingNumber: string
}

/** Whoever gives tracking numbers in the name of the carriers. */
export interface WaybillPort {
  order(request: WaybillRequest): Promise<Waybill>
  /** Gives its number back. The same again is no failure. */
  cancel(request: MadeRequest): Promise<void>
}

interface TroubleOptions extends ErrorOptions {
  readonly isUndecided?: boolean
}

/** Why it could not be done, in words for the staff of the shop. */
export class WaybillTrouble extends Error {
  override readonly name = 'WaybillTrouble'
  /** The other side may have done it all the same. */
  readonly isUndecided: boolean

  constructor(message: string, { isUndecided = false, ...options }: TroubleOptions = {}) {
    super(message, options)
    this.isUndecided = isUndecided
  }
}

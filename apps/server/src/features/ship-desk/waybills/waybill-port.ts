/** Who sends or gets a parcel. */
export interface Party {
  readonly name: string
  readonly phone: string
  readonly address: string
}

export interface WaybillRequest {
  /** The same request gets the same number, however often it is made. */
  readonly requestNo: string
  readonly expressCode: string
  readonly sender: Party
  readonly receiver: Party
  readonly goods: string
  readonly pieces: number
}

export interface Waybill {
  readonly trackingNumber: string
  /** Large on the label: where the sorting centres send it. */
  readonly routingCode: string
  readonly hubName: string
}

/** Whoever gives tracking numbers in the name of the carriers. */
export interface WaybillPort {
  order(request: WaybillRequest): Promise<Waybill>
}

/** Why there is no number, in words for the staff of the shop. */
export class WaybillTrouble extends Error {
  override readonly name = 'WaybillTrouble'
}

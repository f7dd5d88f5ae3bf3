/** Whoever texts people. */
export interface SmsPort {
  /** `key` names the message in the reports of whoever sends it. */
  sendNewOrder(phone: string, orderNo: string, key: string): Promise<void>
}

/** Why nothing was sent; `isFinal` where asking again would not help. */
export class SmsTrouble extends Error {
  override readonly name = 'SmsTrouble'
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

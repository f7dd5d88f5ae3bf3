/** The person behind a request. */
export interface Staff {
  readonly merId: number
  readonly adminId: number
  readonly account: string
  readonly realName: string
  readonly isOwner: boolean
  /** A role of theirs wants 两步验证, which they have not set up. */
  readonly lacksFactor: boolean
  readonly tokenHash: Buffer
}

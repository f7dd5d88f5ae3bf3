/** The person behind a request. */
export interface Staff {
  readonly merId: number
  readonly adminId: number
  readonly account: string
  readonly realName: string
  readonly isOwner: boolean
  readonly tokenHash: Buffer
}

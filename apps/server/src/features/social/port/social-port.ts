/** A picture that is sent along. */
export interface SocialFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

interface CallOptions {
  /** Asking twice does no harm: it is sent again where the answer was lost. */
  readonly isRepeatable?: boolean
}

/** The social platform: whoever sits behind it answers JSON, or refuses with a `SocialError`. */
export interface SocialChannel {
  call(path: string, body: object, options?: CallOptions): Promise<unknown>
  /** A question by GET, which is always repeatable. */
  ask(path: string, query: Readonly<Record<string, string | number>>): Promise<unknown>
  /** Repeatable: what is uploaded twice is forgotten after three days. */
  upload(path: string, file: SocialFile): Promise<unknown>
}

interface Refused {
  /** The platform's own number, or 0 where it never answered. */
  readonly code: number
  /** The same question may be answered later. */
  readonly isPassing: boolean
  /** It may have happened all the same: the answer is missing, not the deed. */
  readonly isUnclear?: boolean
}

/** Why the social platform did not do what it was asked, in words for the staff of the shop. */
export class SocialError extends Error {
  override readonly name = 'SocialError'
  readonly code: number
  readonly isPassing: boolean
  readonly isUnclear: boolean
  constructor(message: string, { code, isPassing, isUnclear = false }: Refused, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.isPassing = isPassing
    this.isUnclear = isUnclear
  }
}

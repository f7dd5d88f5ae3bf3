interface FieldError {
  readonly path: string
  readonly message: string
}

/** `network`: no answer at all; `refused`: a business rule said no; the others are the codes of the same name. */
type FailureKind = 'network' | 'refused' | 'invalid' | 'signedOut' | 'forbidden' | 'conflict' | 'bug'

/** Every way a call can fail, with a text that can be shown to staff as it is. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly code = 0,
    readonly fields: readonly FieldError[] = [],
    readonly data: unknown = null,
  ) {
    super(message)
  }
}

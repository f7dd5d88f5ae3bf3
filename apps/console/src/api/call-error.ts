interface FieldError {
  readonly path: string
  readonly message: string
}

/**
 * `network`: no answer at all; `unreadable`: an answer of another version; `refused`: a business rule said no; the others
 * are the codes of the same name.
 */
type FailureKind = 'network' | 'unreadable' | 'refused' | 'invalid' | 'signedOut' | 'forbidden' | 'conflict' | 'bug'

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

/** What to tell about a failure of any kind (spec §4: without words of its own it is `Has Error`). */
export const textOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Has Error'

/** How far the clocks of the two sides may be apart; older and later calls are refused. */
const SIGNATURE_WINDOW_SECONDS = 300

export interface SignedParts {
  readonly method: string
  /** Path and query exactly as they stand in the request line. */
  readonly target: string
  /** SHA-256 of the body's bytes in lower-case hex; of nothing where there is no body. */
  readonly bodyHash: string
  /** Seconds since 1970, as in X-Timestamp. */
  readonly timestamp: string
  /** As in X-Nonce: tells equal calls of one second apart. */
  readonly nonce?: string | undefined
}

/** The text that both sides sign: four lines, and the nonce as the fifth where there is one. */
export const signatureText = ({ method, target, bodyHash, timestamp, nonce }: SignedParts): string =>
  [method.toUpperCase(), target, bodyHash, timestamp, ...(nonce === undefined ? [] : [nonce])].join('\n')

export const isWithinWindow = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= SIGNATURE_WINDOW_SECONDS

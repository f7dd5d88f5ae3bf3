import { hash, randomBytes } from 'node:crypto'

export interface ParsedToken {
  readonly merId: number
  readonly hash: Buffer
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * An opaque secret of 256 random bits. It is led by the merchant's number, so that its row is found by the table's key
 * and, on a cluster, on one shard; knowing a number helps nobody without the secret.
 */
export const newToken = (merId: number): string => `${merId.toString(36)}.${newSecret()}`

export function parseToken(token: string | undefined): ParsedToken | undefined {
  const match = /^([0-9a-z]{1,6})\.[\w-]{43}$/.exec(token ?? '')
  const merId = match ? Number.parseInt(match[1] ?? '', 36) : 0
  return token && merId > 0 && merId < 2 ** 31 ? { merId, hash: hashSecret(token) } : undefined
}

/** Secrets of 128 bits and more need no slow hash: they cannot be brute-forced. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

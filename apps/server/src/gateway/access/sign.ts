import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type SignedParts, signatureText } from '@zhanggui/domain/gateway/signature-rules'

export const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')

export const sign = (secret: string, parts: SignedParts): Buffer =>
  createHmac('sha256', secret).update(signatureText(parts)).digest()

interface Outgoing {
  readonly keyId: string
  readonly secret: string
  readonly method: string
  /** Path and query, as they will stand in the request line. */
  readonly target: string
  readonly body: string
  readonly at: Date
}

/** What a caller puts into the head of a request. */
export function signedHeaders({ keyId, secret, method, target, body, at }: Outgoing): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(12).toString('base64url')
  const bodyHash = hashOf(body)
  const signature = sign(secret, { method, target, bodyHash, timestamp, nonce })
  return {
    'x-key-id': keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature.toString('hex'),
    'x-content-sha256': bodyHash,
  }
}

import { webhookText } from '@zhanggui/domain/event/delivery-rules'
import { createHmac, randomBytes } from 'node:crypto'
import type { SecretBox } from '#platform/secrets/secret-box'

/** Whose secret it is: a seal cannot be opened for another webhook. */
const sealName = (merId: number, id: number) => `webhook:${merId}:${id}`

/** A new secret, to be shown once, and how it is kept. */
export async function makeSecret(secrets: SecretBox, merId: number, id: number) {
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  return { secret, sealed: await secrets.seal(secret, sealName(merId, id)) }
}

export const openSecret = (
  secrets: SecretBox,
  merId: number,
  { id, sealedSecret }: { id: number; sealedSecret: Buffer },
) => secrets.open(sealedSecret, sealName(merId, id))

/** HMAC-SHA256 over the time and the body, in hex (docs/events.md). */
export const signBody = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(webhookText(timestamp, body)).digest('hex')

import { createHash, timingSafeEqual } from 'node:crypto'

/** How far the other side's clock may be off, and how long a message may be on its way. */
const WINDOW = 10 * 60_000

export interface CallbackQuery {
  readonly signature?: string | undefined
  readonly timestamp?: string | undefined
  readonly nonce?: string | undefined
}

/** Whether a message was signed with our token, a short while ago: sha1 of token, timestamp and nonce, sorted and joined. */
export function isFromSocial(token: string, query: CallbackQuery, now: Date): boolean {
  const { signature = '', timestamp = '', nonce = '' } = query
  const age = now.getTime() - Number(timestamp) * 1000
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > WINDOW) return false
  const expected = createHash('sha1').update([token, timestamp, nonce].toSorted().join('')).digest('hex')
  const [given, right] = [Buffer.from(signature), Buffer.from(expected)]
  return given.length === right.length && timingSafeEqual(given, right)
}

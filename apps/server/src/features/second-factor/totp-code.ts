import { createHmac } from 'node:crypto'

export const TOTP_DIGITS = 6

/** The code of a time step (RFC 6238 with SHA-1, which is what every authenticator knows). */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0')
}

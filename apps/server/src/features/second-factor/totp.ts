import { randomBytes, timingSafeEqual } from 'node:crypto'
import { TOTP_DIGITS, totpAt } from './totp-code.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** The first of the steps that the code belongs to. All are compared, so the time taken tells nothing. */
export function stepOfCode(secret: Buffer, code: string, steps: readonly number[]): number | undefined {
  const typed = Buffer.from(code)
  return steps.reduce<number | undefined>((found, step) => {
    const right = Buffer.from(totpAt(secret, step))
    const isSame = typed.length === right.length && timingSafeEqual(typed, right)
    return isSame ? (found ?? step) : found
  }, undefined)
}

/** As authenticators take it: 20 bytes are 32 letters, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('')
}

/** What the QR code says. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${TOTP_DIGITS}&period=30`
  return `otpauth://totp/${label}?${query}`
}

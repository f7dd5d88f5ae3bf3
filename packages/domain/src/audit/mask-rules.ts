import { maskBuyer } from '../order/mask-buyer.ts'

const MASK = '******'
const SECRET_NAME =
  /pwd|password|secret|token|ticket|captcha|cipher|factorcode|bankcard|(?:sec|ukey|apikey|privatekey|cookie|authorization)$/i

/** Whether a field of this name holds something that must not be stored or logged in plain text. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** What was searched for: a buyer's telephone number is written as on the screen. */
const SEARCHED = /^(?:content|keywords?)$/
const PHONE = /\b1\d{10}\b/g

/** Shortens the telephone numbers in a text. */
export const maskPhones = (text: string): string =>
  text.replaceAll(PHONE, (phone) => `${phone.slice(0, 3)}****${phone.slice(-4)}`)

/** Calls about an order's receiver name the phone like this. */
const isBuyer = (value: object) => 'userPhone' in value

/**
 * What may be written into a log: every value under a name that says secret is masked, at any depth, and what says who a
 * buyer is as on the screen.
 */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(isBuyer(value) ? maskBuyer(value) : value).map(([name, inner]) => [
      name,
      isSecretName(name) && inner !== undefined && inner !== null && inner !== '' ? MASK : maskInside(name, inner),
    ]),
  )
}

const maskInside = (name: string, inner: unknown): unknown =>
  typeof inner === 'string' && SEARCHED.test(name) ? maskPhones(inner) : maskSecrets(inner)

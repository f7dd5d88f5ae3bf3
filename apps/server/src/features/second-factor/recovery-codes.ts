import { hash, randomInt, timingSafeEqual } from 'node:crypto'
import { recoveryAlphabet, recoveryCodeCount } from '@zhanggui/domain/session/factor-rules'

const LENGTH = 10

const newCode = () =>
  Array.from({ length: LENGTH }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode)

const digest = (code: string) => hash('sha256', code, 'hex')

/** How codes are kept, to be sealed: as hashes, so that not even who holds the key reads them. */
export const codesAsText = (codes: readonly string[]): string => codes.map(digest).join(' ')

const hashesOf = (text: string) => text.split(' ').filter(Boolean)
export const countCodes = (text: string): number => hashesOf(text).length

/** What is left once the code is used; undefined if it is none of them. */
export function withoutCode(text: string, code: string): string | undefined {
  const typed = Buffer.from(digest(code))
  const kept = hashesOf(text)
  const left = kept.filter((each) => !timingSafeEqual(Buffer.from(each), typed))
  return left.length < kept.length ? left.join(' ') : undefined
}

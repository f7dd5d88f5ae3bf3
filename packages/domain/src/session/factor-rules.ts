/** How long a right password waits for its code. */
export const signInTicketLifetimeMs = 5 * 60_000
export const wrongCodesPerTicket = 5

/** How long a new secret waits for its first code. */
export const factorSetupLifetimeMs = 15 * 60_000

export const recoveryCodeCount = 10
/** Without letters and digits that look alike. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 10

const CODE_PERIOD_MS = 30_000
/** Codes of the step before and after the current one are good too: clocks differ, and typing takes time. */
const DRIFT = 1

/** The time step of RFC 6238. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / CODE_PERIOD_MS)
export const stepsAround = (step: number): number[] =>
  Array.from({ length: 2 * DRIFT + 1 }, (_, index) => step - DRIFT + index)

/** Wrong codes in a row, from whatever network, until codes are refused for a while. */
const failuresUntilRest = 30
const REST_MS = 60 * 60_000

interface WrongCodes {
  readonly failures: number
  readonly failedAt: Date | null
}

const isOver = ({ failedAt }: WrongCodes, now: Date) =>
  failedAt === null || now.getTime() - failedAt.getTime() > REST_MS

/** How many there are once one more was wrong. */
export const countWrongCode = (before: WrongCodes, now: Date): number => (isOver(before, now) ? 1 : before.failures + 1)

/** Who gets here knows the password, so this hurts nobody whom a stranger could choose. */
export const whyNotTryCode = (before: WrongCodes, now: Date): string | undefined =>
  before.failures >= failuresUntilRest && !isOver(before, now) ? '动态码错误次数过多，请一小时后再试' : undefined

type TypedCode = { readonly kind: 'dynamic' | 'recovery'; readonly code: string }

/** What was typed: digits and letters of any width, with or without spaces and hyphens. */
export function readTypedCode(typed: string): TypedCode | undefined {
  const code = typed.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'dynamic', code }
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every((letter) => recoveryAlphabet.includes(letter))
  return isRecovery ? { kind: 'recovery', code } : undefined
}

export const whyNotTypedCode = (typed: string): string | undefined =>
  readTypedCode(typed) ? undefined : '请输入6位动态码，或一个恢复码'

export const whyNotDynamicCode = (typed: string): string | undefined =>
  readTypedCode(typed)?.kind === 'dynamic' ? undefined : '请输入6位动态码'

/** `abcd-efgh-jk`: in groups, because it is copied by hand. */
export const showRecoveryCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-')

export const whyNotSwitchOffFactor = ({ isRequired }: { readonly isRequired: boolean }): string | undefined =>
  isRequired ? '你的角色要求两步验证，不能关闭；换手机请用「更换验证器」' : undefined

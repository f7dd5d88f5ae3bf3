export type CaptchaRule = 'always' | 'never' | { readonly afterFailures: number }

export type CaptchaPolicy = { readonly image: CaptchaRule; readonly puzzle: CaptchaRule }

export type CaptchaKind = 'none' | 'image' | 'puzzle'

export const defaultCaptchaPolicy: CaptchaPolicy = { image: { afterFailures: 2 }, puzzle: { afterFailures: 3 } }

export const failureCounterLifetimeMs = 30 * 60_000
export const signInLockMs = 15 * 60_000
export const failuresUntilLock = 10
export const LOCKED = '登录失败次数过多，请稍后再试'

/** Reads a configured `always`, `never` or `after:N`; anything else is undefined, so a typo cannot switch a captcha off. */
export function parseCaptchaRule(text: string): CaptchaRule | undefined {
  const rule = text.trim().toLowerCase()
  if (rule === 'always' || rule === 'never') return rule
  const failures = /^after:([1-9]\d{0,2})$/.exec(rule)?.[1]
  return failures === undefined ? undefined : { afterFailures: Number(failures) }
}

/** A whole office may share a network: so many failures of it count like one of the account. */
const networkFailuresLikeOne = 10

interface Failures {
  readonly account: number
  readonly network: number
}

/** What the captcha rules go by. */
export const countedFailures = ({ account, network }: Failures): number =>
  Math.max(account, Math.floor(network / networkFailuresLikeOne))

/** The puzzle replaces the image, so staff solve one. */
export function captchaNeeded(failures: number, policy: CaptchaPolicy = defaultCaptchaPolicy): CaptchaKind {
  if (applies(policy.puzzle, failures)) return 'puzzle'
  return applies(policy.image, failures) ? 'image' : 'none'
}

function applies(rule: CaptchaRule, failures: number): boolean {
  if (rule === 'always') return true
  return rule !== 'never' && failures >= rule.afterFailures
}

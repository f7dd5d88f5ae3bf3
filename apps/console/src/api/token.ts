import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'

let current: string | undefined

/**
 * The token of a sign-in made in this page, sent as X-Token. It is kept in memory only: over a reload the session lives
 * in a cookie that scripts cannot read, so a script that should not be there finds nothing to steal.
 */
export const token = {
  get: () => current,
  /** Whether asking who is signed in can have another answer than nobody. */
  mayExist: () =>
    current !== undefined ||
    // The build renders the sign-in page, where there is no document.
    (typeof document !== 'undefined' && document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)),
  set(value: string | undefined) {
    current = value
  },
}

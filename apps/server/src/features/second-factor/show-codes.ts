import { showRecoveryCode } from '@zhanggui/domain/session/factor-rules'

/** The one time that codes are readable. */
export const showCodes = (codes: readonly string[]) => ({ codes: codes.map(showRecoveryCode) })

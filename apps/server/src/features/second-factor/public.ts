export { type Factor, findFactor, sweepPendingFactors, updateFactor } from './factor.sql.ts'
export { redeemCode } from './redeem-code.ts'

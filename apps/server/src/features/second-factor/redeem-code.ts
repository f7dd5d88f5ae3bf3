import { readTypedCode, stepAt, stepsAround } from '@zhanggui/domain/session/factor-rules'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { SecretBox } from '#platform/secrets/secret-box'
import { type Factor, updateFactor } from './factor.sql.ts'
import { countCodes, withoutCode } from './recovery-codes.ts'
import { openCodes, openSecret, sealCodes } from './seal-factor.ts'
import { stepOfCode } from './totp.ts'

export interface FactorContext {
  readonly db: MerchantDb
  readonly now: Date
  readonly secrets: SecretBox
}

export type CodeOutcome =
  | { readonly isRight: false; readonly reason: string }
  /** `codesLeft`: of the recovery codes, if one of them was used. */
  | { readonly isRight: true; readonly codesLeft: number | null }

const wrong = (reason: string): CodeOutcome => ({ isRight: false, reason })

/** Uses a code up: neither a time step nor a recovery code is good twice. The account's row must be locked. */
export async function redeemCode(context: FactorContext, factor: Factor, typed: string): Promise<CodeOutcome> {
  const read = readTypedCode(typed)
  if (read?.kind === 'dynamic') return redeemDynamicCode(context, factor, read.code)
  return read ? redeemRecoveryCode(context, factor, read.code) : wrong('动态码不正确')
}

async function redeemDynamicCode(
  { db, now, secrets }: FactorContext,
  factor: Factor,
  code: string,
): Promise<CodeOutcome> {
  const owner = { merId: db.merId, adminId: factor.adminId }
  const secret = await openSecret(secrets, owner, factor.sealedSecret)
  const step = stepOfCode(secret, code, stepsAround(stepAt(now)))
  if (step === undefined) return wrong('动态码不正确，请确认手机时间准确')
  if (step <= factor.lastStep) return wrong('这个动态码已经用过，请等下一个')
  await updateFactor(db, factor.adminId, { last_step: step, failures: 0 })
  return { isRight: true, codesLeft: null }
}

async function redeemRecoveryCode({ db, secrets }: FactorContext, factor: Factor, code: string): Promise<CodeOutcome> {
  const owner = { merId: db.merId, adminId: factor.adminId }
  const left = withoutCode(await openCodes(secrets, owner, factor.sealedCodes), code)
  if (left === undefined) return wrong('恢复码不正确，或者已经用过')
  await updateFactor(db, factor.adminId, { sealed_codes: await sealCodes(secrets, owner, left), failures: 0 })
  return { isRight: true, codesLeft: countCodes(left) }
}

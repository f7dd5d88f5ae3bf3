import { readTypedCode, stepAt, stepsAround } from '@zhanggui/domain/session/factor-rules'
import type { PlatformDb } from '#platform/db/platform-db'
import type { SecretBox } from '#platform/secrets/secret-box'
import { type Factor, updateFactor } from './factor.sql.ts'
import { countCodes, withoutCode } from './recovery-codes.ts'
import { type FactorOwner, openCodes, openSecret, sealCodes } from './seal-factor.ts'
import { stepOfCode } from './totp.ts'

export interface FactorContext {
  readonly people: PlatformDb
  readonly person: FactorOwner
  readonly now: Date
  readonly secrets: SecretBox
}

export type CodeOutcome =
  | { readonly isRight: false; readonly reason: string }
  /** `codesLeft`: of the recovery codes, if one of them was used. */
  | { readonly isRight: true; readonly codesLeft: number | null }

const wrong = (reason: string): CodeOutcome => ({ isRight: false, reason })

/** Uses a code up: neither a time step nor a recovery code is good twice. The person's row must be locked. */
export async function redeemCode(context: FactorContext, factor: Factor, typed: string): Promise<CodeOutcome> {
  const read = readTypedCode(typed)
  if (read?.kind === 'dynamic') return redeemDynamicCode(context, factor, read.code)
  return read ? redeemRecoveryCode(context, factor, read.code) : wrong('动态码不正确')
}

async function redeemDynamicCode(
  { people, person, now, secrets }: FactorContext,
  factor: Factor,
  code: string,
): Promise<CodeOutcome> {
  const secret = await openSecret(secrets, person, factor.sealedSecret)
  const step = stepOfCode(secret, code, stepsAround(stepAt(now)))
  if (step === undefined) return wrong('动态码不正确，请确认手机时间准确')
  if (step <= factor.lastStep) return wrong('这个动态码已经用过，请等下一个')
  await updateFactor(people, person.personId, { last_step: step, failures: 0 })
  return { isRight: true, codesLeft: null }
}

async function redeemRecoveryCode(
  { people, person, secrets }: FactorContext,
  factor: Factor,
  code: string,
): Promise<CodeOutcome> {
  const left = withoutCode(await openCodes(secrets, person, factor.sealedCodes), code)
  if (left === undefined) return wrong('恢复码不正确，或者已经用过')
  const sealed = await sealCodes(secrets, person, left)
  await updateFactor(people, person.personId, { sealed_codes: sealed, failures: 0 })
  return { isRight: true, codesLeft: countCodes(left) }
}

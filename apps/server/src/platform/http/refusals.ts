import type { DatabaseTrouble } from '#platform/db/connection/database-state'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'

interface FieldError {
  readonly path: string
  readonly message: string
}

/** An error whose message is meant for staff: a business rule, missing permission or invalid input. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
  }
}

/** Refuses by a business rule. The reason is shown verbatim; `field` attaches it to a form field. */
export function refuse(reason: string, options: { code?: number; field?: string } = {}): never {
  const data = options.field ? { fields: [{ path: options.field, message: reason }] } : null
  throw new Refusal(options.code ?? resultCode.refused, reason, data)
}

/** Refuses if the rule returned a reason. */
export function refuseIf(reason: string | undefined, options: { code?: number; field?: string } = {}): void {
  if (reason !== undefined) refuse(reason, options)
}

/** The same reply for missing and foreign records. */
export const missing = (reason: string = resultText.missing): never => refuse(reason, { code: resultCode.notFound })

/** Someone else saved in between; the read endpoint returns the latest state. */
export function conflict(by?: string | null): never {
  throw new Refusal(resultCode.conflict, by ? `数据已被 ${by} 修改` : '数据已被修改，请刷新后重试')
}

/** Refuses an edit of an outdated version, naming who saved the newer one. */
export function checkVersion(
  { version }: { readonly version?: number | undefined },
  stored: { readonly version: number; readonly updatedBy?: string | null },
): void {
  if (version !== undefined && version !== stored.version) conflict(stored.updatedBy)
}

export const signedOut = () => new Refusal(resultCode.signedOut, resultText.signedOut)
export const forbidden = (text: string = resultText.forbidden) => new Refusal(resultCode.forbidden, text)
export const factorMissing = () => new Refusal(resultCode.factorMissing, resultText.factorMissing)
export const tooMany = () => new Refusal(resultCode.tooMany, resultText.tooMany)

/** Temporarily unavailable. */
export const unavailable = (why: DatabaseTrouble) => new Refusal(resultCode.unavailable, resultText[why])

export function invalid(fields: readonly FieldError[]): Refusal {
  return new Refusal(resultCode.invalid, fields[0]?.message ?? '请求参数有误', { fields })
}

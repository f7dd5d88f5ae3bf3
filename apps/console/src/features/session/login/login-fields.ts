import type { CallError } from '#api/call-error.ts'
import { loginDraft } from '@zhanggui/contract/session'
import type { CaptchaKind } from '@zhanggui/domain/session/login-throttle-rules'

export interface LoginValues {
  readonly account: string
  readonly pwd: string
  readonly code: string
}
export type LoginField = keyof LoginValues
export type LoginErrors = { readonly [F in LoginField]?: string | undefined }

const missing = { account: '请输入用户名', pwd: '请输入密码', code: '请输入正确的验证码' } as const

/** What is wrong with one field, in the words of the sign-in page; the contract's words for everything but emptiness. */
export function whyNotField(field: LoginField, values: LoginValues): string | undefined {
  const value = values[field]
  if ((field === 'pwd' ? value : value.trim()) === '') return missing[field]
  if (field === 'code') return /^\d{4}$/.test(value.trim()) ? undefined : missing.code
  return loginDraft.shape[field].safeParse(value).error?.issues[0]?.message
}

export function loginErrors(values: LoginValues, captcha: CaptchaKind): LoginErrors {
  const fields: LoginField[] = captcha === 'image' ? ['account', 'pwd', 'code'] : ['account', 'pwd']
  return Object.fromEntries(
    fields.flatMap((field) => {
      const reason = whyNotField(field, values)
      return reason ? [[field, reason]] : []
    }),
  )
}

/** The part of a failed sign-in that belongs to a field; the server may name fields that this form does not show. */
export function serverErrors({ fields }: CallError): LoginErrors {
  return Object.fromEntries(fields.filter(({ path }) => path in missing).map(({ path, message }) => [path, message]))
}

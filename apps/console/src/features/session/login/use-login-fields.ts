import type { CaptchaKind } from '@zhanggui/domain/session/login-throttle-rules'
import { useState } from 'react'
import { type LoginErrors, loginErrors, type LoginField, type LoginValues, whyNotField } from './login-fields.ts'

/** What was typed and what is wrong with it: judged when a field is left, forgiven as soon as it changes. */
export function useLoginFields(account: string) {
  const [values, setValues] = useState<LoginValues>({ account, pwd: '', code: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  return {
    values,
    errors,
    setErrors,
    change(field: LoginField, value: string) {
      setValues((before) => ({ ...before, [field]: value }))
      setErrors((before) => ({ ...before, [field]: undefined }))
    },
    leave: (field: LoginField) => setErrors((before) => ({ ...before, [field]: whyNotField(field, values) })),
    passes(captcha: CaptchaKind): boolean {
      const found = loginErrors(values, captcha)
      setErrors(found)
      return Object.keys(found).length === 0
    },
  }
}

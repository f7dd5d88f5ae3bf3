import { MAX_PASSWORD_LENGTH, newPasswordLength, whyNotNewPassword } from '@zhanggui/domain/session/password-rules'
import { z } from 'zod'

// Passwords are taken as typed: never trimmed.

/** One that is set with this call. */
export const newPassword = (label: string) =>
  z
    .string({ error: `请输入${label}` })
    .min(1, { error: `请输入${label}`, abort: true })
    .refine((value) => whyNotNewPassword(value) === undefined, {
      error: ({ input }) => whyNotNewPassword(String(input)),
    })
    .meta({ minLength: newPasswordLength.min, maxLength: newPasswordLength.max })

/** One that was set at some time. */
export const knownPassword = (label: string) =>
  z
    .string({ error: `请输入${label}` })
    .min(1, { error: `请输入${label}`, abort: true })
    .min(newPasswordLength.min, `${label}长度为${newPasswordLength.min}-${MAX_PASSWORD_LENGTH}个字符`)
    .max(MAX_PASSWORD_LENGTH, `${label}长度为${newPasswordLength.min}-${MAX_PASSWORD_LENGTH}个字符`)

const AGAIN = '请再次输入密码'
export const passwordAgain = z.string({ error: AGAIN }).min(1, AGAIN).max(MAX_PASSWORD_LENGTH, AGAIN)

type Agreement<Name extends string> = [
  check: (draft: Record<Name, string>) => boolean,
  params: { path: Name[]; message: string; when: (payload: { value: unknown }) => boolean },
]

/** For `refine`: two fields are equal. Runs as soon as both are present, even if others are missing. */
export const fieldsMatch = <First extends string, Again extends string>(
  first: First,
  again: Again,
  message: string,
): Agreement<First | Again> => [
  (draft) => draft[first] === draft[again],
  { path: [again], message, when: ({ value }) => isTyped(value, first) && isTyped(value, again) },
]

const isTyped = (draft: unknown, name: string): boolean =>
  typeof draft === 'object' && draft !== null && Boolean(Reflect.get(draft, name))

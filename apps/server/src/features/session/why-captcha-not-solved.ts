import type { loginDraft } from '@zhanggui/contract/session'
import type { CaptchaKind } from '@zhanggui/domain/session/login-throttle-rules'
import type { z } from 'zod'
import type { PlatformDb } from '#platform/db/platform-db'
import { ticketId } from './captcha.ts'
import { consumeCaptcha } from './captcha.sql.ts'

/** Why the required captcha is not solved; undefined if it is. Consumes the captcha. */
export async function whyCaptchaNotSolved(
  db: PlatformDb,
  needed: CaptchaKind,
  draft: z.output<typeof loginDraft>,
  now: Date,
): Promise<{ reason: string; field: string } | undefined> {
  if (needed === 'none') return undefined
  if (needed === 'image') {
    const captcha = await consumeCaptcha(db, 'image', draft.key ?? '', now)
    if (!captcha) return { reason: '验证码信息不存在', field: 'code' }
    return captcha.answer === draft.code ? undefined : { reason: '验证码校验失败', field: 'code' }
  }
  const verification = draft.captchaVO?.captchaVerification
  if (!verification) return { reason: '请完成安全验证', field: 'captchaVO' }
  const ticket = await consumeCaptcha(db, 'ticket', ticketId(verification), now)
  return ticket ? undefined : { reason: '验证码校验失败', field: 'captchaVO' }
}

import { whyNotDynamicCode, whyNotTypedCode } from '@zhanggui/domain/session/factor-rules'
import { z } from 'zod'
import { obeys } from '../kernel/fields.ts'

/** A 动态码 or a 恢复码. */
export const typedCode = z
  .string({ error: '请输入动态码' })
  .trim()
  .min(1, { error: '请输入动态码', abort: true })
  .max(32, { error: '动态码不正确', abort: true })
  .check(obeys(whyNotTypedCode))

/** Of the authenticator, never a 恢复码. */
export const dynamicCode = z
  .string({ error: '请输入动态码' })
  .trim()
  .min(1, { error: '请输入动态码', abort: true })
  .max(32, { error: '动态码不正确', abort: true })
  .check(obeys(whyNotDynamicCode))

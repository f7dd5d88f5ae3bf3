import type { z } from 'zod'
import { SocialError } from './social-port.ts'

/** Reads an answer as the protocol describes it. One that says something else may have been a yes. */
export function answerOf<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const { success, data } = schema.safeParse(answer)
  if (success) return data
  throw new SocialError('微信的回复无法识别', { code: 0, isPassing: true, isUnclear: true })
}

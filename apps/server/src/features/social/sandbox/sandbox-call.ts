import { z } from 'zod'
import type { PlatformDb } from '#platform/db/platform-db'
import { refusalOf } from '../port/social-codes.ts'

/** What a call of the sandbox works with: a transaction of the platform, where `sandbox-store.sql.ts` keeps its rows. */
export interface SandboxContext {
  readonly db: PlatformDb
  readonly now: Date
  readonly newId: () => Promise<number>
}

/** Answers what the social platform would answer; refuses by `refusalOf(code, '')`. */
export type SandboxCall = (context: SandboxContext, body: unknown) => Promise<object>

/** The calls of one subject, by their path. */
export type SandboxCalls = Readonly<Record<string, SandboxCall>>

/** A call whose body must look as the protocol says. */
export const sandboxCall =
  <T extends z.ZodType>(
    schema: T,
    answer: (context: SandboxContext, body: z.output<T>) => Promise<object>,
  ): SandboxCall =>
  (context, body) => {
    const read = schema.safeParse(body)
    if (!read.success) throw refusalOf(47_001, '请求格式不正确')
    return answer(context, read.data)
  }

/** A review takes this long, so that one can watch it. */
const REVIEW = 20_000
const FORBIDDEN = '违规'

/** What a review comes to: refused where the name says so. */
export function reviewAfter(submittedAt: Date, now: Date, name: string): 'reviewing' | 'passed' | 'failed' {
  if (now.getTime() - submittedAt.getTime() < REVIEW) return 'reviewing'
  return name.includes(FORBIDDEN) ? 'failed' : 'passed'
}

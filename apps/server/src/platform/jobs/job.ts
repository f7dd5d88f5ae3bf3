import type { z } from 'zod'
import type { Platform } from '#platform/platform'

export interface RunningJob<T> {
  readonly merId: number
  readonly payload: T
  readonly attempt: number
}

/** A kind of background work, as the worker sees it: the payload comes from a table and is not trusted yet. */
export interface JobKind {
  readonly kind: string
  readonly maxAttempts: number
  /** Runs by itself again and again with this many seconds in between; its payload is then `{}`. */
  readonly everySeconds: number | undefined
  run(platform: Platform, job: RunningJob<unknown>): Promise<void>
  /** Hears that it will not be tried again, even where no run lived long enough to say so itself. */
  giveUp?(platform: Platform, job: RunningJob<unknown>, error: unknown): Promise<void>
}

interface JobSpec<T> {
  readonly kind: string
  readonly payload: z.ZodType<T>
  readonly maxAttempts?: number
  readonly everySeconds?: number
  /** Runs at least once, so it must be safe to repeat. */
  readonly run: (platform: Platform, job: RunningJob<T>) => Promise<void>
  readonly giveUp?: (platform: Platform, job: RunningJob<T>, error: unknown) => Promise<void>
}

export const defineJob = <T>({ kind, payload, maxAttempts = 5, everySeconds, run, giveUp }: JobSpec<T>): JobKind => ({
  kind,
  maxAttempts,
  everySeconds,
  run: async (platform, job) => run(platform, { ...job, payload: payload.parse(job.payload) }),
  giveUp: async (platform, job, error) => giveUp?.(platform, { ...job, payload: payload.parse(job.payload) }, error),
})

/** 5 s, 10 s, 20 s … up to an hour. */
export const retryDelay = (attempt: number): number => Math.min(5000 * 2 ** (attempt - 1), 3_600_000)

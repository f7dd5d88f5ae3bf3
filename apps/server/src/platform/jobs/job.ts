import type { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { PlatformDb } from '#platform/db/platform-db'
import type { Services } from '#platform/services'
import type { MerchantTransactions } from '#platform/transactions'
import type { QueuedJob } from './job.sql.ts'

/** What a job knows: whose it is, how often it was tried, and how to come by transactions. */
export interface JobContext extends Services, MerchantTransactions {
  /** 0 where it belongs to no merchant. */
  readonly merId: number
  readonly attempt: number
  readonly clock: Clock
  readonly inPlatform: <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>
}

/** A kind of background work, as the worker sees it: the payload comes from a table and is not trusted yet. */
export interface JobKind {
  readonly kind: string
  readonly maxAttempts: number
  /** Runs by itself again and again with this many seconds in between; its payload is then `{}`. */
  readonly everySeconds: number | undefined
  run(context: JobContext, payload: unknown): Promise<void>
  /** Hears that it will not be tried again, even where no run lived long enough to say so itself. */
  giveUp(context: JobContext, payload: unknown, error: unknown): Promise<void>
}

/** The same for whoever enqueues it: typed by the schema of its payload. */
export type Job<T> = JobKind & QueuedJob<T>

interface JobSpec<T> {
  readonly kind: string
  readonly payload: z.ZodType<T>
  readonly maxAttempts?: number
  readonly everySeconds?: number
  /** Runs at least once, so it must be safe to repeat. */
  readonly run: (context: JobContext, payload: T) => Promise<void>
  readonly giveUp?: (context: JobContext, payload: T, error: unknown) => Promise<void>
}

export const defineJob = <T>({ kind, payload, maxAttempts = 5, everySeconds, run, giveUp }: JobSpec<T>): Job<T> => ({
  kind,
  payload,
  maxAttempts,
  everySeconds,
  run: async (context, stored) => run(context, payload.parse(stored)),
  giveUp: async (context, stored, error) => giveUp?.(context, payload.parse(stored), error),
})

/** 5 s, 10 s, 20 s … up to an hour. */
export const retryDelay = (attempt: number): number => Math.min(5000 * 2 ** (attempt - 1), 3_600_000)

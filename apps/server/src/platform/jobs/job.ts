import type { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { PlatformDb } from '#platform/db/platform-db'
import type { Services } from '#platform/services'
import type { MerchantTransactions } from '#platform/transactions'
import type { QueuedJob } from './job.sql.ts'

/** Context of a job: its merchant, attempt number and transactions. */
export interface JobContext extends Services, MerchantTransactions {
  /** 0 for jobs of the platform. */
  readonly merId: number
  readonly attempt: number
  readonly clock: Clock
  /** After a piece of work that took so long: rests for as long while calls are being answered, for people wait for those. */
  readonly giveWay: (tookMs: number) => Promise<void>
  readonly inPlatform: <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>
  /** For jobs of the platform that go from merchant to merchant. */
  readonly forMerchant: (merId: number) => MerchantTransactions
}

/** A kind of job as the worker sees it, with an unparsed payload. */
export interface JobKind {
  readonly kind: string
  readonly maxAttempts: number
  /** Recurs with this many seconds in between; the payload is then `{}`. */
  readonly everySeconds: number | undefined
  run(context: JobContext, payload: unknown): Promise<void>
  /** Called when the job is given up, even if its runs died without reporting. */
  giveUp(context: JobContext, payload: unknown, error: unknown): Promise<void>
}

/** A job kind typed by its payload, for enqueueing. */
export type Job<T> = JobKind & QueuedJob<T>

interface JobSpec<T> {
  readonly kind: string
  readonly payload: z.ZodType<T>
  readonly maxAttempts?: number
  readonly everySeconds?: number
  /** Runs at least once, so it must be idempotent. */
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

import {
  failureCounterLifetimeMs,
  failuresUntilLock,
  signInLockMs,
} from '@zhanggui/domain/session/login-throttle-rules'
import { type RawBuilder, sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

export interface FailureCount {
  readonly failures: number
  readonly lastFailedAt: Date
}

const NONE: FailureCount = { failures: 0, lastFailedAt: new Date(0) }

/** The counter of an account name or an address; half an hour after the last failure it starts anew. */
export async function findFailures(db: PlatformDb, subject: string, now: Date): Promise<FailureCount> {
  const row = await db.q
    .selectFrom('login_failure')
    .select(['failures', 'last_failed_at as lastFailedAt'])
    .where('subject', '=', subject)
    .where('last_failed_at', '>', startOfCounting(now))
    .executeTakeFirst()
  return row ?? NONE
}

/**
 * Counts in one statement with the check, so that of many tries at the same moment none is judged against an old count.
 * Undefined where it may not: a locked counter neither grows nor lasts longer.
 */
export async function countFailure(
  db: PlatformDb,
  subject: string,
  now: Date,
  may: RawBuilder<boolean> = sql`true`,
): Promise<number | undefined> {
  const row = await db.q
    .insertInto('login_failure')
    .values({ subject, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          failures: sql<number>`case when login_failure.last_failed_at > ${startOfCounting(now)} then login_failure.failures + 1 else 1 end`,
          last_failed_at: now,
        })
        .where(may),
    )
    .returning('failures')
    .executeTakeFirst()
  return row?.failures
}

export const notLocked = (now: Date) =>
  sql<boolean>`login_failure.failures < ${failuresUntilLock} or login_failure.last_failed_at <= ${new Date(now.getTime() - signInLockMs)}`

/** A success takes back what was counted for it beforehand, and all failures of the account. */
export async function clearFailures(db: PlatformDb, account: string, address: string) {
  await db.q.deleteFrom('login_failure').where('subject', '=', account).execute()
  await db.q
    .updateTable('login_failure')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', address)
    .execute()
}

const startOfCounting = (now: Date) => new Date(now.getTime() - failureCounterLifetimeMs)

export const sweepLoginFailures: Sweep = (db, now) =>
  db.q.deleteFrom('login_failure').where('last_failed_at', '<', timeBefore(now, failureCounterLifetimeMs)).execute()

import {
  failureCounterLifetimeMs,
  failuresUntilLock,
  signInLockMs,
} from '@zhanggui/domain/session/login-throttle-rules'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

/** The normalised account and network of an attempt: see `loginName` and `networkOf`. */
export interface LoginAttempt {
  readonly account: string
  readonly network: string
}

export interface FailureCounts {
  /** Failures of the account from this network; these lock it. */
  readonly here: number
  /** Failures of the account from all networks. */
  readonly account: number
  /** Failures from this network for any account. */
  readonly network: number
  readonly isLocked: boolean
}

/** The counters of an attempt, always locked in this order, which avoids deadlocks. */
const countersOf = ({ account, network }: LoginAttempt) =>
  sql`unnest(${[account, account, '']}::text[], ${[network, '', network]}::text[]) as counted (account, network)`

const startOfCounting = (now: Date) => new Date(now.getTime() - failureCounterLifetimeMs)

const columns = (now: Date) => sql`account, network,
  case when last_failed_at > ${startOfCounting(now)} then failures else 0 end as failures,
  failures >= ${failuresUntilLock} and last_failed_at > ${new Date(now.getTime() - signInLockMs)} as "isLocked"`

interface Counter extends LoginAttempt {
  readonly failures: number
  readonly isLocked: boolean
}

function countsOf(rows: readonly Counter[], { account, network }: LoginAttempt): FailureCounts {
  const found = (ofAccount: string, ofNetwork: string) =>
    rows.find((row) => row.account === ofAccount && row.network === ofNetwork)
  const here = found(account, network)
  return {
    here: here?.failures ?? 0,
    account: found(account, '')?.failures ?? 0,
    network: found('', network)?.failures ?? 0,
    isLocked: here?.isLocked ?? false,
  }
}

/** A counter restarts half an hour after the last failure. */
export async function findFailures(db: PlatformDb, attempt: LoginAttempt, now: Date): Promise<FailureCounts> {
  const { rows } = await sql<Counter>`select ${columns(now)} from login_failure
    join ${countersOf(attempt)} using (account, network)`.execute(db.q)
  return countsOf(rows, attempt)
}

/** Locks the counters, so that concurrent attempts never see a stale count. */
export async function lockFailures(db: PlatformDb, attempt: LoginAttempt, now: Date): Promise<FailureCounts> {
  const { rows } = await sql<Counter>`insert into login_failure (account, network, failures, last_failed_at)
    select account, network, 0, ${now} from ${countersOf(attempt)}
    on conflict (account, network) do update set failures = login_failure.failures
    returning ${columns(now)}`.execute(db.q)
  return countsOf(rows, attempt)
}

/** Requires the lock on the counters. */
export async function countFailure(db: PlatformDb, attempt: LoginAttempt, now: Date) {
  await sql`update login_failure f
    set failures = case when f.last_failed_at > ${startOfCounting(now)} then f.failures + 1 else 1 end,
      last_failed_at = ${now}
    from ${countersOf(attempt)} where f.account = counted.account and f.network = counted.network`.execute(db.q)
}

/** Undoes one failure that was counted in advance; earlier ones stay. */
export async function uncountFailure(db: PlatformDb, attempt: LoginAttempt) {
  await sql`update login_failure f set failures = greatest(f.failures - 1, 0)
    from ${countersOf(attempt)} where f.account = counted.account and f.network = counted.network`.execute(db.q)
}

/** On success: undoes the failure counted in advance and clears the account's failures. */
export async function clearFailures(db: PlatformDb, { account, network }: LoginAttempt) {
  await sql`delete from login_failure where account = ${account} and network = any(${[network, '']})`.execute(db.q)
  await sql`update login_failure set failures = greatest(failures - 1, 0)
    where account = '' and network = ${network}`.execute(db.q)
}

/** Lifts every lock of an account; returns how many networks were locked out. */
export async function unlockAccount(db: PlatformDb, account: string, now: Date): Promise<number> {
  const { rows } = await sql<Counter>`delete from login_failure where account = ${account}
    returning ${columns(now)}`.execute(db.q)
  return rows.filter(({ network, isLocked }) => network !== '' && isLocked).length
}

export const sweepLoginFailures: Sweep = (db, now) =>
  db.q.deleteFrom('login_failure').where('last_failed_at', '<', timeBefore(now, failureCounterLifetimeMs)).execute()

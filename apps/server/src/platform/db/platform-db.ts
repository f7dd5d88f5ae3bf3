import type { Kysely } from 'kysely'
import { retryOnce } from './connection/retry-once.ts'
import type { Pool } from './connection/pool.ts'
import type { DB } from './schema.ts'
import { Scope } from './connection/scope.ts'

declare const platformScope: unique symbol

/**
 * A transaction outside every merchant: sign-in, captcha, jobs, migrations. It passes row-level security, so nothing
 * that starts from a merchant's request body may use it for merchant tables.
 */
export interface PlatformDb {
  readonly [platformScope]: true
  readonly q: Kysely<DB>
}

/** Opens a transaction of the platform for each piece of work. */
export type InPlatform = <T>(work: (db: PlatformDb) => Promise<T>) => Promise<T>

export const inPlatformOf =
  (pool: Pool): InPlatform =>
  (work) =>
    inPlatform(pool, work)

/** Runs `work` in one transaction; may run twice (see `retryOnce`). */
export function inPlatform<T>(pool: Pool, work: (db: PlatformDb) => Promise<T>): Promise<T> {
  return retryOnce(() => tryInPlatform(pool, work))
}

async function tryInPlatform<T>(pool: Pool, work: (db: PlatformDb) => Promise<T>): Promise<T> {
  const scope = new Scope(pool, 'begin')
  try {
    const result = await work({ q: scope.q } as PlatformDb)
    await scope.close('commit')
    return result
  } catch (error) {
    await scope.close('rollback')
    throw error
  }
}

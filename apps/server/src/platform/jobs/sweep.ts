import type { Config } from '#platform/config'
import type { PlatformDb } from '#platform/db/platform-db'

/** Deletes expired rows of a table; defined by the feature that owns it. */
export type Sweep = (db: PlatformDb, now: Date) => Promise<unknown>

/** The same, per merchant. */
export type MerchantSweep = (db: PlatformDb, merId: number, now: Date, keep: Config['keep']) => Promise<unknown>

export const timeBefore = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

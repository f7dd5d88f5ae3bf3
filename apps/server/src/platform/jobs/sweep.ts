import type { Config } from '#platform/config'
import type { PlatformDb } from '#platform/db/platform-db'

/** Removes the rows of a table that have outlived their use; whoever owns the table says which. */
export type Sweep = (db: PlatformDb, now: Date) => Promise<unknown>

/** The same for what each merchant keeps for a while only. */
export type MerchantSweep = (db: PlatformDb, merId: number, now: Date, keep: Config['keep']) => Promise<unknown>

export const timeBefore = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

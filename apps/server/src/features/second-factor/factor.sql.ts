import { factorSetupLifetimeMs } from '@zhanggui/domain/session/factor-rules'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import type { Sweep } from '#platform/jobs/sweep'

/** A factor that is in use. */
export interface Factor {
  readonly personId: number
  readonly sealedSecret: Buffer
  readonly sealedCodes: Buffer
  readonly confirmedAt: Date
  readonly lastStep: number
  readonly failures: number
  readonly failedAt: Date | null
}

const rowOf = (db: PlatformDb, personId: number) => db.q.selectFrom('second_factor').where('person_id', '=', personId)

/** Undefined where it is not in use. Codes are only tried while the person's row is locked, so this takes no lock. */
export const findFactor = (db: PlatformDb, personId: number): Promise<Factor | undefined> =>
  rowOf(db, personId)
    .where('confirmed_at', 'is not', null)
    .select(['person_id as personId', 'last_step as lastStep', 'failures', 'failed_at as failedAt'])
    .select(sql<Date>`confirmed_at`.as('confirmedAt'))
    .select(sql<Buffer>`sealed_secret`.as('sealedSecret'))
    .select(sql<Buffer>`sealed_codes`.as('sealedCodes'))
    .executeTakeFirst()

export const findPending = (db: PlatformDb, personId: number) =>
  rowOf(db, personId).select(['sealed_pending as sealedPending', 'pending_at as pendingAt']).executeTakeFirst()

export async function savePending(db: PlatformDb, personId: number, sealed: Buffer, now: Date) {
  const pending = { sealed_pending: sealed, pending_at: now }
  await db.q
    .insertInto('second_factor')
    .values({ person_id: personId, ...pending })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(pending))
    .execute()
}

interface FactorChange {
  readonly sealed_secret?: Buffer
  readonly sealed_codes?: Buffer
  readonly sealed_pending?: null
  readonly pending_at?: null
  readonly confirmed_at?: Date
  readonly last_step?: number
  readonly failures?: number
  readonly failed_at?: Date
}

export async function updateFactor(db: PlatformDb, personId: number, change: FactorChange) {
  await db.q.updateTable('second_factor').set(change).where('person_id', '=', personId).execute()
}

/** False if there was none. */
export async function deleteFactor(db: PlatformDb, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db.q
    .deleteFrom('second_factor')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Secrets of set-ups that nobody finished. */
export const sweepPendingFactors: Sweep = (db, now) =>
  db.q
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('pending_at', '<', new Date(now.getTime() - factorSetupLifetimeMs))
    .execute()

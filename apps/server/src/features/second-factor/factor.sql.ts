import { factorSetupLifetimeMs } from '@zhanggui/domain/session/factor-rules'
import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'
import type { Sweep } from '#platform/jobs/sweep'

/** A factor that is in use. */
export interface Factor {
  readonly adminId: number
  readonly sealedSecret: Buffer
  readonly sealedCodes: Buffer
  readonly confirmedAt: Date
  readonly lastStep: number
  readonly failures: number
  readonly failedAt: Date | null
}

const rowOf = (db: MerchantDb, adminId: number) =>
  db.q.selectFrom('second_factor').where('mer_id', '=', db.merId).where('admin_id', '=', adminId)

/** Undefined where it is not in use. Codes are only tried while the account's row is locked, so this takes no lock. */
export const findFactor = (db: MerchantDb, adminId: number): Promise<Factor | undefined> =>
  rowOf(db, adminId)
    .where('confirmed_at', 'is not', null)
    .select(['admin_id as adminId', 'last_step as lastStep', 'failures', 'failed_at as failedAt'])
    .select(sql<Date>`confirmed_at`.as('confirmedAt'))
    .select(sql<Buffer>`sealed_secret`.as('sealedSecret'))
    .select(sql<Buffer>`sealed_codes`.as('sealedCodes'))
    .executeTakeFirst()

export const findPending = (db: MerchantDb, adminId: number) =>
  rowOf(db, adminId).select(['sealed_pending as sealedPending', 'pending_at as pendingAt']).executeTakeFirst()

/** Whether an open role of this person wants 两步验证. */
export async function isFactorRequired(db: MerchantDb, adminId: number): Promise<boolean> {
  const role = await db.q
    .selectFrom('held_role')
    .select('role_id')
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .where('requires_factor', '=', true)
    .limit(1)
    .executeTakeFirst()
  return role !== undefined
}

export async function savePending(db: MerchantDb, adminId: number, sealed: Buffer, now: Date) {
  const pending = { sealed_pending: sealed, pending_at: now }
  await db.q
    .insertInto('second_factor')
    .values({ mer_id: db.merId, admin_id: adminId, ...pending })
    .onConflict((conflict) => conflict.columns(['mer_id', 'admin_id']).doUpdateSet(pending))
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

export async function updateFactor(db: MerchantDb, adminId: number, change: FactorChange) {
  await db.q
    .updateTable('second_factor')
    .set(change)
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
    .execute()
}

/** False if there was none. */
export async function deleteFactor(db: MerchantDb, adminId: number): Promise<boolean> {
  const { numDeletedRows } = await db.q
    .deleteFrom('second_factor')
    .where('mer_id', '=', db.merId)
    .where('admin_id', '=', adminId)
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

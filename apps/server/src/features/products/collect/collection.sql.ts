import type { MerchantDb } from '#platform/db/merchant-db'
import { timeBefore, type Sweep } from '#platform/jobs/sweep'

const KEPT_MS = 180 * 24 * 3_600_000

const [UNDER_WAY, FETCHED, FAILED] = [0, 1, 2]

export interface NewCollection {
  readonly id: number
  readonly adminId: number
  readonly url: string
}

export async function insertCollection(db: MerchantDb, { adminId, ...collection }: NewCollection, now: Date) {
  await db.q
    .insertInto('product_collection')
    .values({ ...collection, mer_id: db.merId, admin_id: adminId, created_at: now })
    .execute()
}

const underWay = (db: MerchantDb, status: number) =>
  db.q.updateTable('product_collection').set({ status }).where('mer_id', '=', db.merId).where('status', '=', UNDER_WAY)

/** False if it was settled already. */
export async function settleCollection(db: MerchantDb, id: number, isFetched: boolean): Promise<boolean> {
  const { numUpdatedRows } = await underWay(db, isFetched ? FETCHED : FAILED)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Fails collections whose server died half-way; returns how many there were. */
export async function failAbandoned(db: MerchantDb, before: Date): Promise<number> {
  const { numUpdatedRows } = await underWay(db, FAILED).where('created_at', '<', before).executeTakeFirst()
  return Number(numUpdatedRows)
}

export const sweepCollections: Sweep = (db, now) =>
  db.q.deleteFrom('product_collection').where('created_at', '<', timeBefore(now, KEPT_MS)).execute()

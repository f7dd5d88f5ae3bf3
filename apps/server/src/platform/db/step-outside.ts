import { sql } from 'kysely'
import type { MerchantDb } from './merchant-db.ts'
import type { PlatformDb } from './platform-db.ts'

/**
 * Runs `work` outside the merchant within the same transaction: for the tables of people, who may work for several shops.
 * Row-level security is off meanwhile, so no table of merchants may be touched.
 */
export async function asPlatform<T>(db: MerchantDb, work: (people: PlatformDb) => Promise<T>): Promise<T> {
  await sql`set local role none`.execute(db.q)
  try {
    return await work({ q: db.q } as PlatformDb)
  } finally {
    // Fails only where the transaction has failed before, and then nothing else runs in it.
    await sql`set local role zhanggui_merchant`.execute(db.q).catch(() => undefined)
  }
}

/**
 * Runs `work` in another shop of the same person within the same transaction, under that shop's row-level security. The
 * caller has proven that the person belongs there.
 */
export async function inOtherShop<T>(
  db: MerchantDb,
  merId: number,
  work: (other: MerchantDb) => Promise<T>,
): Promise<T> {
  if (!Number.isSafeInteger(merId) || merId < 1) throw new RangeError('not a merchant id')
  const enter = (id: number) => sql`set local app.mer_id = ${sql.lit(String(id))}`.execute(db.q)
  await db.allArrived()
  await enter(merId)
  try {
    return await work(Object.create(db, { merId: { value: merId } }) as MerchantDb)
  } finally {
    await enter(db.merId).catch(() => undefined)
  }
}

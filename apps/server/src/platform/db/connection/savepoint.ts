import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Runs `work` so that what it wrote can be taken back without the rest of the transaction. */
export async function inSavepoint<T>(db: MerchantDb, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(db.q)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(db.q)
    return result
  } catch (error) {
    // Where the connection is gone this fails as well, and says so instead.
    await sql`rollback to savepoint part`.execute(db.q)
    await sql`release savepoint part`.execute(db.q)
    throw error
  }
}

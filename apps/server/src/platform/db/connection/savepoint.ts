import { sql } from 'kysely'
import type { MerchantDb } from '#platform/db/merchant-db'

/** Runs `work` in a savepoint: on an error only its writes are rolled back. */
export async function inSavepoint<T>(db: MerchantDb, work: () => Promise<T>): Promise<T> {
  await db.allArrived()
  await sql`savepoint part`.execute(db.q)
  const told = db.takeTold()
  try {
    const result = await work()
    await db.allArrived()
    await sql`release savepoint part`.execute(db.q)
    db.tell(...told, ...db.takeTold())
    return result
  } catch (error) {
    await db.allArrived().catch(() => undefined)
    db.takeTold()
    db.tell(...told)
    // If the connection is gone, this fails too and its error is reported instead.
    await sql`rollback to savepoint part`.execute(db.q)
    await sql`release savepoint part`.execute(db.q)
    throw error
  }
}

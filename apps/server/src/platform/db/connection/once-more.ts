import pg from 'pg'

/** A deadlock, or a conflict of transactions: PostgreSQL has undone this one so that the other could go on. */
const UNDONE = new Set(['40P01', '40001'])

/** Runs a transaction, and once more if it was the one that had to give way. */
export async function onceMore<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNDONE.has(error.code ?? '')) return run()
    throw error
  }
}

import pg from 'pg'

/** SQLSTATEs of a deadlock or a serialization failure: the transaction was rolled back in favour of another. */
const UNDONE = new Set(['40P01', '40001'])

/** Runs a transaction, and retries it once after a deadlock or serialization failure. */
export async function retryOnce<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNDONE.has(error.code ?? '')) return run()
    throw error
  }
}

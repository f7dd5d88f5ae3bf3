import pg from 'pg'
import { CommitLostError, databaseState } from './database-state.ts'
import type { PoolClient } from './pool.ts'

/** A cluster says no more of a commit that failed on a worker; whether that one refused it stands in a warning before. */
const FAILED_ON_WORKER = /^could not commit transaction for shard/
/** SQLSTATEs of a deferred constraint. */
const CONSTRAINT = /^23/

/** Commits; a `CommitLostError` where nobody said whether it happened. */
export async function commit(client: PoolClient): Promise<void> {
  const warnings: (string | undefined)[] = []
  const note = ({ code }: { readonly code: string | undefined }) => void warnings.push(code)
  client.on('notice', note)
  try {
    await client.query('commit')
  } catch (error) {
    throw isAnswer(error, warnings)
      ? error
      : new CommitLostError('the connection broke during the commit', { cause: error })
  } finally {
    client.off('notice', note)
  }
}

/** The server itself reported that it did not commit. */
function isAnswer(error: unknown, warnings: readonly (string | undefined)[]): boolean {
  if (!(error instanceof pg.DatabaseError) || databaseState(error) === 'away') return false
  return !FAILED_ON_WORKER.test(error.message) || warnings.some((code = '') => CONSTRAINT.test(code))
}

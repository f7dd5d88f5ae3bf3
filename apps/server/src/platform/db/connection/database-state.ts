import pg from 'pg'

/** SQLSTATEs of a server that is down, shutting down, out of resources, or a standby and asked to write. */
const AWAY = /^(?:08...|53...|57P0.|25P03|25006)$/
/** Cancelled because of contention: lock timeout, statement timeout, deadlock, serialization failure. */
const BUSY = new Set(['55P03', '57014', '40P01', '40001'])

/** Connection errors. Other sockets are only used through `fetch`, which wraps its errors. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Driver errors without a code. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/
const TOO_SLOW = /^(?:timeout exceeded when trying to connect|Query read timeout)/

/** The connection was lost during the commit, so its outcome is unknown. */
export class CommitLostError extends Error {}

export type DatabaseTrouble = 'away' | 'busy' | 'uncertain'

/** Classifies errors that are not bugs but the state of the database. */
export function databaseState(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof CommitLostError) return 'uncertain'
  const { code = '' } = error as { code?: string }
  if (error instanceof pg.DatabaseError) {
    if (AWAY.test(code)) return 'away'
    return BUSY.has(code) ? 'busy' : undefined
  }
  if (UNREACHABLE.has(code) || LOST.test(error.message)) return 'away'
  return TOO_SLOW.test(error.message) ? 'busy' : undefined
}

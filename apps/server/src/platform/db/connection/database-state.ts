import pg from 'pg'

/** SQLSTATEs of a server that is not there, goes away, or has no room left. */
const AWAY = /^(?:08...|53...|57P0.|25P03)$/
/** Broken off because somebody else was at it for too long: lock, statement, deadlock, conflict. */
const BUSY = new Set(['55P03', '57014', '40P01', '40001'])

/** Errors of the connection itself; nothing else in this program talks to sockets but through `fetch`, which wraps them. */
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
/** What the driver says without a code. */
const LOST = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/
const TOO_SLOW = /^(?:timeout exceeded when trying to connect|Query read timeout)/

/** A transaction that writes has reached a server that only follows another one. */
export class StandbyError extends Error {}

/** The connection broke during the commit: nobody knows whether the database did it. */
export class CommitLostError extends Error {}

export type DatabaseTrouble = 'away' | 'busy' | 'uncertain'

/** Whether an error is no bug but the state of the database: gone for a moment, or too busy. */
export function databaseState(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof CommitLostError) return 'uncertain'
  const { code = '' } = error as { code?: string }
  if (error instanceof pg.DatabaseError) {
    if (AWAY.test(code)) return 'away'
    return BUSY.has(code) ? 'busy' : undefined
  }
  if (error instanceof StandbyError || UNREACHABLE.has(code) || LOST.test(error.message)) return 'away'
  return TOO_SLOW.test(error.message) ? 'busy' : undefined
}

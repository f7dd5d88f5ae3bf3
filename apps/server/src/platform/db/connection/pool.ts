import pg from 'pg'

// int8 arrives as text by default. Ids, counts and amounts in fen stay far below 2^53, so they are numbers here.
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8)
/** OID of int8[], which the driver does not name; ours never contain null. */
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.setTypeParser>[0]
pg.types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(readInt8)))

/** Statement and lock timeouts, enforced by the server. */
export interface Timeouts {
  readonly statementMs: number
  readonly lockMs: number
}

export type Pool = pg.Pool & {
  /** Sent at the start of every transaction: connection parameters would not survive a pooler. */
  readonly limits: readonly string[]
}
export type PoolClient = pg.PoolClient

/** Grace period on top of the server's own timeout; after that the connection is considered dead. */
const GRACE = 5000

interface PoolOptions {
  /** No timeouts if absent. */
  readonly timeouts?: Timeouts
  /** Whether the address is a pooler in transaction mode, where prepared statements do not survive. */
  readonly isShared?: boolean
}

export function createPool(url: string, size: number, { timeouts, isShared = false }: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Pipelining: queries are sent without waiting for earlier results (see Scope).
    pipeline: true,
    ...(timeouts && { query_timeout: timeouts.statementMs + GRACE }),
  })
  // A connection that breaks while idle is replaced on the next use, one that is in use fails its queries. Without a
  // listener either would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (isShared) pool.on('connect', sendUnnamed)
  const limits = timeouts
    ? [`set local statement_timeout = ${timeouts.statementMs}; set local lock_timeout = ${timeouts.lockMs}`]
    : []
  return Object.assign(pool, { limits })
}

/** Makes the connection use unnamed statements only. */
function sendUnnamed(client: PoolClient) {
  const send = client.query.bind(client) as (...query: unknown[]) => unknown
  const query = (first: string | object, ...rest: unknown[]) =>
    send(typeof first === 'object' && 'name' in first ? { ...first, name: undefined } : first, ...rest)
  client.query = query as typeof client.query
}

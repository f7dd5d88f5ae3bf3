import pg from 'pg'

// int8 arrives as text by default. Ids, counts and amounts in fen stay far below 2^53, so they are numbers here.
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
}
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8)
/** An array of int8, which the driver's own list of types does not name; none of ours holds a null. */
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.setTypeParser>[0]
pg.types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(readInt8)))

/** How long a statement may take and wait for a lock before the server breaks it off. */
export interface Timeouts {
  readonly statementMs: number
  readonly lockMs: number
}

export type Pool = pg.Pool & {
  /** Sent at the beginning of every transaction. A parameter of the connection would not pass a pooler. */
  readonly limits: readonly string[]
}
export type PoolClient = pg.PoolClient

/** What the server needs to say that it broke something off; after that nobody is there to say it. */
const GRACE = 5000

interface PoolOptions {
  /** Without them nothing is broken off. */
  readonly timeouts?: Timeouts
  /** Whether the address is a pooler's that hands out connections by the transaction: nothing prepared is there the next time. */
  readonly isShared?: boolean
}

export function createPool(url: string, size: number, { timeouts, isShared = false }: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // What is asked before the last answer is there goes out at once (see Scope).
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

/** From now on the connection prepares nothing under a name. */
function sendUnnamed(client: PoolClient) {
  const send = client.query.bind(client) as (...query: unknown[]) => unknown
  const query = (first: string | object, ...rest: unknown[]) =>
    send(typeof first === 'object' && 'name' in first ? { ...first, name: undefined } : first, ...rest)
  client.query = query as typeof client.query
}

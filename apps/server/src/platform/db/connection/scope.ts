import {
  type CompiledQuery,
  type Dialect,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { commit } from './commit.ts'
import type { Pool, PoolClient } from './pool.ts'
import type { DB } from '#platform/db/schema'
import { statement } from './statement.ts'

/** SQLSTATE of a write where only reads are allowed. */
const READ_ONLY = '25006'
/** SQLSTATE of a query in a transaction that has failed before. */
const ALREADY_FAILED = '25P02'

/**
 * One transaction as a kysely instance. It begins with the first query, so a handler that asks the database nothing
 * costs no round trip. Its queries run one after the other on one connection, in the order in which they were asked;
 * those that are asked together (`Promise.all`) travel together and cost one round trip.
 */
export class Scope {
  #q: Kysely<DB> | undefined
  #client: Promise<PoolClient> | undefined
  #opened: Promise<unknown> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #failure: unknown
  #isClosed = false
  #isToStandby = false

  constructor(
    readonly pool: Pool,
    readonly begin: 'begin' | 'begin read only',
    /** Role and settings of the transaction. */
    readonly settings: readonly string[] = [],
  ) {}

  get q(): Kysely<DB> {
    this.#q ??= kyselyOf(this)
    return this.#q
  }

  get isOpen(): boolean {
    return this.#client !== undefined
  }

  query<R>(text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
    // A late query must not run on a connection that is already used by someone else.
    if (this.#isClosed) return Promise.reject(new Error('the transaction has ended'))
    const run = this.#send<R>(text, values)
    // Results arrive in order, so the last one completes all.
    this.#last = run.catch(() => undefined)
    return run
  }

  /** Ends the transaction and releases the connection; a broken connection is discarded. */
  async close(ending: 'commit' | 'rollback'): Promise<void> {
    // Callers roll back after a failed commit; the connection has been discarded by then.
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#last
    const client = await this.#client
    if (!client) return
    try {
      await (ending === 'commit' ? commit(client) : client.query(ending))
      client.release(this.#isToStandby)
    } catch (error) {
      client.release(true)
      if (ending === 'commit') throw error
    }
  }

  /**
   * The opening statements are not awaited: the first query follows in the same packet. `begin` comes first, so if any
   * of them fails, the transaction and the query fail too; nothing runs without role and merchant.
   */
  async #send<R>(text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
    this.#client ??= this.#connect()
    const client = await this.#client
    sendAsOne(client)
    this.#opened ??= this.#open(client)
    const pending = client.query(statement(text, values))
    // If the opening failed, the query failed because of it: report the opening's error.
    const [opened, answer] = await Promise.allSettled([this.#opened, pending])
    if (opened.status === 'rejected') throw opened.reason
    if (answer.status === 'rejected') throw this.#reasonOf(answer.reason)
    return { rows: answer.value.rows as R[], numAffectedRows: BigInt(answer.value.rowCount ?? 0) }
  }

  /** The settings follow by themselves: a cluster does not propagate those that are sent along with `begin`. */
  #open(client: PoolClient): Promise<unknown> {
    const settings = [...this.settings, ...this.pool.limits].join('; ')
    return Promise.all([this.begin, settings].filter(Boolean).map((part) => client.query(part)))
  }

  /**
   * What made the transaction fail is the reason for the queries after it too. After a failover a pooled connection may
   * still lead to the old primary, which takes no writes any more.
   */
  #reasonOf(error: unknown): unknown {
    if (error instanceof pg.DatabaseError && error.code === ALREADY_FAILED) return this.#failure ?? error
    this.#failure = error
    const isRefusedWrite = error instanceof pg.DatabaseError && error.code === READ_ONLY
    if (isRefusedWrite && this.begin !== 'begin') return new Error('a read may not write', { cause: error })
    this.#isToStandby ||= isRefusedWrite
    return error
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.pool.connect()
    } catch (error) {
      this.#client = undefined
      throw error
    }
  }
}

/** Corks the socket until the current tick has queued all its queries: a write costs more than its bytes. */
export function sendAsOne({ connection: { stream } }: PoolClient) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

class TransactionDriver extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    throw new Error('a scope is one transaction already')
  }
}

export const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => new TransactionDriver(),
}
const [driver, compiler, adapter] = [dialect.createDriver(), dialect.createQueryCompiler(), dialect.createAdapter()]

/** Shared by all transactions; only the connection differs. */
function kyselyOf(scope: Scope): Kysely<DB> {
  const connection = {
    executeQuery: <R>(query: CompiledQuery) => scope.query<R>(query.sql, query.parameters),
    streamQuery: () => {
      throw new Error('streaming needs a cursor of its own')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Kysely({ config: { dialect }, dialect, driver, executor })
}

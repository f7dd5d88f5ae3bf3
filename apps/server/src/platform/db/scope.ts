import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient } from './pool.ts'
import type { DB } from './schema.ts'
import { statementName } from './statement-names.ts'

/**
 * One transaction as a kysely instance. It begins with the first query, so a handler that asks the database nothing
 * costs no round trip, and its queries run one after the other on one connection.
 */
export class Scope {
  readonly q: Kysely<DB>
  #client: Promise<PoolClient> | undefined
  #opened: Promise<unknown> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(
    readonly pool: Pool,
    /** Sent in front of the first query, e.g. `begin; select set_config(…)`. */
    readonly opening: string,
  ) {
    this.q = new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
        createDriver: () => new ScopeDriver(this),
      },
    })
  }

  get isOpen(): boolean {
    return this.#client !== undefined
  }

  query<R>(text: string, values: readonly unknown[]): Promise<QueryResult<R>> {
    // A straggler must not run on a connection that serves somebody else by now.
    if (this.#isClosed) return Promise.reject(new Error('the transaction has ended'))
    const run = this.#last.then(async () => {
      const client = await this.#open()
      const name = statementName(text)
      const asked = client.query({ text, values: values as unknown[], ...(name ? { name } : {}) })
      const [result] = await Promise.all([asked, this.#opened])
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) }
    })
    this.#last = run.catch(() => undefined)
    return run
  }

  /** Ends the transaction and gives the connection back; a connection in doubt is thrown away. */
  async close(statement: 'commit' | 'rollback'): Promise<void> {
    this.#isClosed = true
    await this.#last
    const client = await this.#client
    if (!client) return
    try {
      await client.query(statement)
      client.release()
    } catch (error) {
      client.release(true)
      if (statement === 'commit') throw error
    }
  }

  #open(): Promise<PoolClient> {
    this.#client ??= this.#begin()
    return this.#client
  }

  /**
   * The opening is not waited for: the first query follows it in the same packet. `begin` comes first, so where the rest
   * of the opening fails the transaction is broken and the query with it; nothing runs without role and merchant.
   */
  async #begin(): Promise<PoolClient> {
    try {
      const client = await this.pool.connect()
      this.#opened = client.query(this.opening)
      this.#opened.catch(() => undefined)
      return client
    } catch (error) {
      this.#client = undefined
      throw error
    }
  }
}

class ScopeDriver {
  constructor(readonly scope: Scope) {}
  async init() {}
  async destroy() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <R>(query: CompiledQuery) => this.scope.query<R>(query.sql, query.parameters),
      streamQuery: () => {
        throw new Error('streaming needs a cursor of its own')
      },
    }
  }
  async releaseConnection() {}
  async beginTransaction(): Promise<void> {
    throw new Error('a scope is one transaction already')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
}

import pg from 'pg'
import type { Pool } from './connection/pool.ts'

const BLOCK = 1000

/** Hands out ids from blocks reserved in the database, so that nodes never use the same one. */
export class Ids {
  #next = 0
  #end = 0
  #refill: Promise<void> | undefined

  constructor(readonly pool: Pool) {}

  async next(): Promise<number> {
    while (this.#next >= this.#end) {
      this.#refill ??= this.#reserve().finally(() => {
        this.#refill = undefined
      })
      await this.#refill
    }
    return this.#next++
  }

  /**
   * On a connection outside the pool: callers are inside a transaction and hold a pooled one. If all of them waited for
   * another, none could proceed.
   */
  async #reserve(): Promise<void> {
    const client = new pg.Client(this.pool.options)
    // A connection that breaks fails its query; without a listener it would end the process as well.
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ next_id: number }>(
        `update id_block set next_id = next_id + $1 where name = 'main' returning next_id`,
        [BLOCK],
      )
      const end = rows[0]?.next_id
      if (end === undefined) throw new Error('id_block has no row')
      this.#next = end - BLOCK
      this.#end = end
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

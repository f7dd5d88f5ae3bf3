import type { Pool } from './pool.ts'

const BLOCK = 1000

/** Hands out ids from blocks that are reserved in the database, so that nodes never agree on the same one. */
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

  async #reserve(): Promise<void> {
    const { rows } = await this.pool.query<{ next_id: number }>(
      `update id_block set next_id = next_id + $1 where name = 'main' returning next_id`,
      [BLOCK],
    )
    const end = rows[0]?.next_id
    if (end === undefined) throw new Error('id_block has no row')
    this.#next = end - BLOCK
    this.#end = end
  }
}

import type { Pool } from './connection/pool.ts'
import { sendAsOne } from './connection/scope.ts'
import { statement } from './connection/statement.ts'

/**
 * Runs a query per merchant for items of several merchants, so that a cluster routes each to one shard; all are
 * pipelined. `$1` is the merchant, and `valuesOf` gives the other parameters for the items at the given positions. Each
 * row's `n` says which of these it belongs to, counted from 1.
 */
export async function queryPerMerchant<R extends { readonly n: number }>(
  pool: Pool,
  text: string,
  merchants: readonly number[],
  valuesOf: (positions: readonly number[]) => readonly unknown[],
): Promise<Map<number, R>> {
  const positionsOf = new Map<number, number[]>()
  for (const [position, merId] of merchants.entries()) {
    const positions = positionsOf.get(merId)
    if (positions) positions.push(position)
    else positionsOf.set(merId, [position])
  }
  const client = await pool.connect()
  try {
    sendAsOne(client)
    const answers = await Promise.all(
      [...positionsOf].map(async ([merId, positions]) => {
        const { rows } = await client.query<R>(statement(text, [merId, ...valuesOf(positions)]))
        return rows.map((row): [number, R] => [positions[row.n - 1] ?? -1, row])
      }),
    )
    return new Map(answers.flat())
  } finally {
    client.release()
  }
}

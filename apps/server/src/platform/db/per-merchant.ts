import type { Pool } from './connection/pool.ts'
import { sendAsOne } from './connection/scope.ts'
import { statement } from './connection/statement-names.ts'

/**
 * Asks about things of several merchants, for each merchant by itself, so that a cluster sends each question to the one
 * shard that knows the answer; all of them travel together. `$1` is the merchant, and `valuesOf` gives the rest for those
 * of its things that are named by position. A row says by `n` which of these it is about, counted from 1.
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

import { type Selectable, sql } from 'kysely'
import type { PlatformDb } from '#platform/db/platform-db'
import type { DB } from '#platform/db/schema'

/** Changes to counters are appended, so that nobody waits for a counter's row, and folded into it from time to time. */
export type DeltaTable = Extract<keyof DB, `${string}_delta`>
type CounterTable = Extract<keyof DB, `${string}_count`>

const MAX_FOLDED = 20_000

export async function listMerchantsWithDeltas(db: PlatformDb, table: DeltaTable): Promise<number[]> {
  const { rows } = await sql<{ merId: number }>`
    select distinct mer_id as "merId" from ${sql.table(table)}`.execute(db.q)
  return rows.map(({ merId }) => merId)
}

/**
 * Takes a merchant's oldest changes away, for the caller to add them to the counters in the same transaction: readers see each
 * change exactly once. Skips what another node is folding.
 */
export async function takeDeltas<T extends DeltaTable>(
  db: PlatformDb,
  table: T,
  merId: number,
): Promise<(Selectable<DB[T]> & Delta)[]> {
  const { rows } = await sql<Selectable<DB[T]> & Delta>`select * from ${sql.table(table)} where mer_id = ${merId}
    order by id limit ${MAX_FOLDED} for update skip locked`.execute(db.q)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await sql`delete from ${sql.table(table)} where mer_id = ${merId} and id = any (${ids}::bigint[])`.execute(db.q)
  }
  return rows
}

interface Delta {
  readonly id: number
  readonly delta: number
}

interface Counted {
  readonly table: CounterTable
  /** The columns that name a counter of the merchant. */
  readonly keys: readonly string[]
}

/** Adds changes to a merchant's counters, in the order of their keys, which avoids deadlocks. */
export async function addToCounters(db: PlatformDb, { table, keys }: Counted, merId: number, deltas: readonly Delta[]) {
  const sums = new Map<string, { readonly key: number[]; readonly count: number }>()
  for (const each of deltas) {
    const key = keys.map((name) => Number(Reflect.get(each, name)))
    sums.set(key.join(' '), { key, count: each.delta + (sums.get(key.join(' '))?.count ?? 0) })
  }
  if (sums.size === 0) return
  const rows = [...sums.values()].toSorted(
    ({ key: a }, { key: b }) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0),
  )
  const names = sql.join(['mer_id', ...keys].map((name) => sql.ref(name)))
  const values = sql.join(rows.map(({ key, count }) => sql`(${sql.join([merId, ...key, count])})`))
  await sql`insert into ${sql.table(table)} (${names}, count) values ${values}
    on conflict (${names}) do update set count = ${sql.table(table)}.count + excluded.count`.execute(db.q)
}

import type { Pool, PoolClient } from '#platform/db/connection/pool'
import type { Table } from '#test/read/catalogue.sql'

const samples: Record<string, string> = {
  bigint: '1',
  'bigint[]': `'{1}'`,
  boolean: 'true',
  bytea: `'\\x00'`,
  integer: '1',
  jsonb: `'{}'`,
  numeric: '1',
  smallint: '1',
  'smallint[]': `'{1}'`,
  text: `'x'`,
  'text[]': `'{}'`,
  date: `'2024-02-29'`,
  'timestamp with time zone': `'2024-02-29 12:00:00+08'`,
}

/** Columns that must come after another of the same row. */
const later: Record<string, string> = {
  ends_at: `'2024-03-01 12:00:00+08'`,
  end_at: `'2024-03-01 12:00:00+08'`,
  end_min: '2',
}

/** Writes the plainest row that a table accepts, for a merchant. */
export async function insertAnyRow(
  db: Pool | PoolClient,
  table: Table,
  merId: number,
  checked: ReadonlyMap<string, readonly string[]>,
) {
  const columns = table.columns.filter(({ mustBeGiven }) => mustBeGiven)
  const values = columns.map(({ name, type }) => {
    if (name === 'mer_id') return String(merId)
    const allowed = checked.get(`${table.name}.${name}`)?.[0]
    const sample = allowed === undefined ? (later[name] ?? samples[type]) : `'${allowed}'`
    if (sample === undefined) throw new Error(`no sample of ${type} for ${table.name}.${name}`)
    return sample
  })
  const rows = [values, ...(table.name === 'ledger_entry' ? [counterpart(columns, values)] : [])]
  await db.query(
    `insert into ${table.name} (${columns.map(({ name }) => name).join(', ')})
     values ${rows.map((row) => `(${row.join(', ')})`).join(', ')}`,
  )
}

/** Entries of a journal add up to nothing. */
const counterpart = (columns: Table['columns'], values: readonly string[]) =>
  columns.map(({ name }, index) => ({ account: `'y'`, amount_fen: '-1' })[name] ?? values[index] ?? '')

/** Parents before children, so that no reference hangs in the air. */
export function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const add = (table: Table) => {
    if (ordered.includes(table)) return
    for (const parent of tables) if (parent !== table && table.parents.includes(parent.name)) add(parent)
    ordered.push(table)
  }
  for (const table of tables) add(table)
  return ordered
}

import type { PoolClient } from '#platform/db/connection/pool'
import type { TableShape } from './catalog.sql.ts'

/** Small enough for rows with long texts, large enough to amortise the round trips. */
const rowsPerBatch = 500

/** Makes the text form independent of server settings, and fails instead of silently hiding rows by a policy. */
export async function setExactTextFormat(client: PoolClient): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local row_security = off`)
}

/** All rows of a table in PostgreSQL's text form of a row, which every type survives unchanged. */
export async function* readRows(client: PoolClient, { name }: TableShape): AsyncGenerator<string[]> {
  await client.query(
    `declare whole_table no scroll cursor for select whole_row::text as text from only ${name} whole_row`,
  )
  yield* { [Symbol.asyncIterator]: () => ({ next: () => fetchBatch(client) }) }
  await client.query('close whole_table')
}

async function fetchBatch(client: PoolClient): Promise<IteratorResult<string[], void>> {
  const { rows } = await client.query<{ text: string }>(`fetch ${rowsPerBatch} from whole_table`)
  return rows.length === 0 ? { done: true, value: undefined } : { done: false, value: rows.map(({ text }) => text) }
}

export async function insertRows(client: PoolClient, { name, stored }: TableShape, rows: string[]): Promise<void> {
  const columns = stored.join(', ')
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from unnest($1::${name}[])`,
    [rows],
  )
}

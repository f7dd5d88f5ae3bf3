import { CompiledQuery, type Insertable } from 'kysely'
import type { MerchantDb } from '../merchant-db.ts'
import type { PlatformDb } from '../platform-db.ts'
import type { DB } from '../schema.ts'

/** By table, columns and number of rows. */
const texts = new Map<string, string>()
/** More different ones are not worth remembering: they come from lists of any length. */
const MOST = 500

interface Hot {
  /** A row whose key is there already is left out. */
  readonly skipsKnown?: boolean
}

/**
 * Inserts rows that have the same columns, for writes of every order: the statement's text is made once, where building
 * and compiling thirty columns costs more than sending them. Values only, and no expressions. Answers how many were new.
 */
export async function insertRows<T extends keyof DB>(
  { q }: MerchantDb | PlatformDb,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  { skipsKnown = false }: Hot = {},
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = Object.keys(first)
  const text = textOf(table, columns, rows.length, skipsKnown ? ' on conflict do nothing' : '')
  const values = rows.flatMap((row) => columns.map((column) => valueOf(row, column)))
  const { numAffectedRows = 0n } = await q.executeQuery(CompiledQuery.raw(text, values))
  return Number(numAffectedRows)
}

/** The default of a column is only taken where the column is not named. */
function valueOf(row: object, column: string): unknown {
  const value: unknown = Reflect.get(row, column)
  if (value === undefined) throw new TypeError(`no value for ${column}`)
  return value
}

function textOf(table: string, columns: readonly string[], count: number, ending: string): string {
  const key = [table, count, ending, ...columns].join()
  const known = texts.get(key)
  if (known !== undefined) return known
  const places = Array.from({ length: count }, (_, row) =>
    columns.map((_column, place) => `$${row * columns.length + place + 1}`).join(', '),
  )
  const names = columns.map((column) => `"${column}"`).join(', ')
  const text = `insert into "${table}" (${names}) values (${places.join('), (')})${ending}`
  if (texts.size < MOST) texts.set(key, text)
  return text
}

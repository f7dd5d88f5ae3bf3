import type { Key } from 'react'

/** What a list showed when its rows were first seen, and what became of them since. */
export interface Steady<Row> {
  /** In the order of the screen. */
  readonly rows: readonly Row[]
  /** New rows that wait above those on the screen. */
  readonly fresh: number
  /** Rows on the screen that the list does not hold any more. */
  readonly gone: number
}

interface Options<Row> {
  readonly keyOf: (row: Row) => Key
  /** How many rows a page has. */
  readonly size: number
  /** The row that was changed from here: once it has left, nobody is surprised that it goes. */
  readonly changedKey?: string | undefined
}

/**
 * The rows on the screen after a newer answer to the same question: each in its place, with its new values. What is new waits
 * above them, what has left stays until somebody asks for the list anew. Rows that follow behind fill the page.
 */
export function steadyRows<Row>(
  shown: readonly Row[],
  answer: readonly Row[],
  { keyOf, size, changedKey }: Options<Row>,
): Steady<Row> {
  if (shown.length === 0) return { rows: answer, fresh: 0, gone: 0 }
  const answered = new Map(answer.map((row) => [keyOf(row), row]))
  const known = new Set(shown.map(keyOf))
  const kept = shown.filter((row) => answered.has(keyOf(row)) || String(keyOf(row)) !== changedKey)
  const first = answer.findIndex((row) => known.has(keyOf(row)))
  const last = answer.findLastIndex((row) => known.has(keyOf(row)))
  const fresh = first === -1 ? answer.length : first
  // Pushed over the end of the page by what is new, a row has not left the list.
  const missing = kept.filter((row) => !answered.has(keyOf(row))).length
  const gone = Math.max(0, missing - (answer.length < size ? 0 : fresh))
  const behind = first === -1 ? [] : answer.slice(last + 1)
  const rows = [...kept.map((row) => answered.get(keyOf(row)) ?? row), ...behind].slice(0, Math.max(size, kept.length))
  return { rows, fresh, gone }
}

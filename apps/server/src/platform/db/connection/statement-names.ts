import { hash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const names = new Map<string, string>()
/** Filters produce few statement texts; anything beyond this is not named. */
const MOST = 1000
/** Longer texts are multi-row inserts, whose text differs by row count and rarely repeats. */
const MAX_LENGTH = 2500

/**
 * A name for a statement that is likely to come again: PostgreSQL then keeps its plan on the connection, which saves
 * more than a third of a short query. It follows from the text, so that processes which share connections through a
 * pooler agree on it. Undefined for what is too long, or when there are too many to keep.
 */
function statementName(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = hash('sha256', text, 'base64url')
  names.set(text, name)
  return name
}

/** A named statement for the driver. */
export function statement(text: string, values: readonly unknown[]): QueryConfig {
  const name = statementName(text)
  return { text, values: values as unknown[], ...(name && { name }) }
}

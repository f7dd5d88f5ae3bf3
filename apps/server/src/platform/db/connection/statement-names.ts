import { hash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const names = new Map<string, string>()
/** Filters compose few shapes; what goes beyond is not worth keeping. */
const MOST = 1000
/** Longer ones spell out rows of an insert: another text for each number of rows, and the larger its plan the rarer it is. */
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

/** A statement under its name, as the driver takes it. */
export function statement(text: string, values: readonly unknown[]): QueryConfig {
  const name = statementName(text)
  return { text, values: values as unknown[], ...(name && { name }) }
}

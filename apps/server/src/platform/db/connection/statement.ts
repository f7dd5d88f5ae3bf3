import type { QueryConfig } from 'pg'
import { StatementNames } from './statement-names.ts'

const names = new StatementNames()

/** A statement for the driver, named if it is a frequent one. */
export function statement(text: string, values: readonly unknown[]): QueryConfig {
  const name = names.nameOf(text)
  return { text, values: values as unknown[], ...(name && { name }) }
}

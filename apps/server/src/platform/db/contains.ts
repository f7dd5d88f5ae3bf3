import { type RawBuilder, sql } from 'kysely'

/** Whether a column contains what somebody typed, whatever the case; nothing in it is a wildcard. */
export const contains = (column: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${typed})) > 0`

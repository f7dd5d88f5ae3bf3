import { type RawBuilder, sql } from 'kysely'

/**
 * For `where('id', '=', anyOf(ids))`: one statement however many values there are. A list in brackets would be another
 * statement for each number of them, and PostgreSQL would keep a plan for each on every connection.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`

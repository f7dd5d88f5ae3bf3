import { type RawBuilder, sql } from 'kysely'

/**
 * For `where('id', '=', anyOf(ids))`: one statement text for any number of values. `in (…)` would be another statement
 * for each length, with its own cached plan on every connection.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`

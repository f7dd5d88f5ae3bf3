import { type RawBuilder, sql } from 'kysely'

type SqlCondition = RawBuilder<boolean>

/**
 * One condition per field of a list's filter. A missing field does not compile; `null` means that another field's
 * condition covers it, and a condition may be undefined for values that do not restrict anything.
 */
export type FilterSql<Filter, Condition = SqlCondition> = {
  readonly [Name in keyof Filter]-?:
    | ((value: Exclude<Filter[Name], undefined>, filter: Partial<Filter>) => Condition | undefined)
    | null
}

/** The conditions of the fields that are set; an empty text is not. */
export function conditionsOf<Filter, Condition>(
  lines: FilterSql<Filter, Condition>,
  filter: Partial<Filter>,
): Condition[] {
  return (Object.keys(lines) as (keyof Filter)[]).flatMap((name) => {
    const value = filter[name]
    if (value === undefined || value === '') return []
    return lines[name]?.(value as Exclude<Filter[typeof name], undefined>, filter) ?? []
  })
}

/** Whether a row passes the filter: all conditions, and without any every row. */
export function passes<Filter>(lines: FilterSql<Filter>, filter: Partial<Filter>): SqlCondition {
  const conditions = conditionsOf(lines, filter)
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

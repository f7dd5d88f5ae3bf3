import { type Column, columnKey } from './column.tsx'
import type { ListPreferences } from '#ui/list/list-preferences.ts'

export interface ArrangedColumn<Row extends object> {
  readonly key: string
  readonly column: Column<Row>
  readonly width: number | undefined
  readonly isShown: boolean
  /** Somebody has chosen its width. */
  readonly isWidened: boolean
  /** Somebody wants it, whatever room there is. */
  readonly isAskedFor: boolean
}

/** The declared columns in somebody's order and widths. Columns that are newer than the preference keep their place. */
export function arrangeColumns<Row extends object>(
  columns: readonly Column<Row>[],
  { order, shown, widths }: ListPreferences,
): ArrangedColumn<Row>[] {
  return inOrder(columns, order).map((column) => {
    const key = columnKey(column)
    return {
      key,
      column,
      width: widths?.[key] ?? column.width,
      isWidened: widths?.[key] !== undefined,
      isAskedFor: shown?.[key] === true,
      isShown: column.isMain === true || (shown?.[key] ?? !column.isHidden),
    }
  })
}

function inOrder<Row extends object>(columns: readonly Column<Row>[], order: readonly string[] | undefined) {
  if (!order) return [...columns]
  const place = (column: Column<Row>) => order.indexOf(columnKey(column))
  const known = columns.filter((column) => place(column) >= 0).toSorted((a, b) => place(a) - place(b))
  const result = [...known]
  for (const [index, column] of columns.entries()) {
    if (place(column) < 0) result.splice(Math.min(index, result.length), 0, column)
  }
  return result
}

/** The order after one column moved by one place; nothing where that is the declared order again. */
export function movedOrder<Row extends object>(
  columns: readonly Column<Row>[],
  arranged: readonly ArrangedColumn<Row>[],
  key: string,
  by: 1 | -1,
): string[] | undefined {
  const keys = arranged.map((each) => each.key)
  const from = keys.indexOf(key)
  const to = from + by
  if (from >= 0 && to >= 0 && to < keys.length) keys.splice(to, 0, ...keys.splice(from, 1))
  return keys.join() === columns.map(columnKey).join() ? undefined : keys
}

/** One entry of a preference set, or taken away where it says what was declared anyway. */
export function withEntry<T>(
  entries: Readonly<Record<string, T>> | undefined,
  key: string,
  value: T | undefined,
): Record<string, T> | undefined {
  const rest = Object.entries(entries ?? {}).filter(([each]) => each !== key)
  const next = value === undefined ? rest : [...rest, [key, value] as const]
  return next.length > 0 ? Object.fromEntries(next) : undefined
}

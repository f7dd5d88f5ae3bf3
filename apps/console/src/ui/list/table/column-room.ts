import type { ArrangedColumn } from '#ui/list/columns/arrange-columns.ts'

/** Pixels of what says no width of its own; `main`: what the heading of a row takes at least. */
export const ROOM = { selection: 48, column: 160, main: 140, actions: 192 }

/** The heading of a row takes what the others leave, unless somebody chose its width or another column is as free. */
export const elasticIn = <Row extends object>(columns: readonly ArrangedColumn<Row>[]) =>
  columns.some(({ column, width }) => !column.isMain && width === undefined)
    ? undefined
    : columns.find(({ column, isWidened }) => column.isMain && !isWidened)

interface Around {
  readonly hasTicks: boolean
  readonly hasActions: boolean
}

/** What a table needs at least; in less it is scrolled. */
export function leastWidth<Row extends object>(
  columns: readonly ArrangedColumn<Row>[],
  { hasTicks, hasActions }: Around,
): number {
  const elastic = elasticIn(columns)
  return (
    columns.reduce((sum, column) => sum + (column === elastic ? ROOM.main : (column.width ?? ROOM.column)), 0) +
    (hasTicks ? ROOM.selection : 0) +
    (hasActions ? ROOM.actions : 0)
  )
}

import { ShopTime } from '#ui/show/shop-time.tsx'
import type { ReactNode } from 'react'
import type { ListEndpoint, RowOf } from '#ui/list/list-call.ts'

export interface Column<Row extends object> {
  readonly field: keyof Row & string
  readonly title: string
  /** Where one field fills two columns. */
  readonly key?: string
  readonly width?: number
  readonly align?: 'right' | 'center'
  /** The cell that names the row: the heading of a card; cannot be hidden. */
  readonly isMain?: boolean
  /** A small picture of the row: beside the heading of a card. */
  readonly isPicture?: boolean
  /** Left out of a table that has little room, unless somebody asked for it. */
  readonly isSpare?: boolean
  /** Only shown to those who ask for it in the column settings. */
  readonly isHidden?: boolean
  readonly render?: (row: Row) => ReactNode
}
/** The columns of a call's rows, as pages declare them. */
export type ColumnsOf<E extends ListEndpoint> = readonly Column<RowOf<E>>[]

export const columnKey = (column: { readonly key?: string; readonly field: string }): string =>
  column.key ?? column.field

/** What a cell shows: the column's own picture of the row, else the plain value. */
export function cellOf<Row extends object>(column: Column<Row>, row: Row): ReactNode {
  return column.render ? column.render(row) : plain(row[column.field])
}

function plain(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return '-'
  if (value instanceof Date) return <ShopTime at={value} />
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.length > 0 ? value.join('、') : '-'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

import type { Key, ReactNode } from 'react'
import type { Column } from '#ui/list/columns/column.tsx'
import type { Selection } from '#ui/list/use-selection.ts'

export interface DataTableProps<Row extends object> {
  /** Under this name the column settings are kept. */
  readonly name: string
  /** What the rows are, for those who cannot see it. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
  readonly actions?: ((row: Row) => ReactNode) | undefined
  readonly selection?: Selection<Row> | undefined
  readonly sorting?: {
    /** What the rows can be ordered by. */
    readonly fields: readonly string[]
    /** A field of the row, with `-` in front for descending. */
    readonly by: string | undefined
    readonly onChange: (by: string | undefined) => void
  }
  /** The row of the record that was saved last. */
  readonly markedKey?: string | undefined
  /** The rows are those of before, until others come. */
  readonly isLeft?: boolean
  /** Shown instead of rows. */
  readonly empty: ReactNode
  readonly height?: number | undefined
}

export type SheetFormat = 'xlsx' | 'csv'

/** What stands in a cell: text stays text whatever it looks like, a number can be reckoned with. */
export type Cell = string | number

export interface SheetColumn {
  readonly title: string
  /** In characters. */
  readonly width: number
  /** How its numbers are shown; text has no need of it. */
  readonly shows?: 'money' | 'number'
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** Some rows at a time, at most a few thousand: as many as lie in memory. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}

/** What stands in a row that was read. */
export interface SheetRow {
  /** As a spreadsheet counts it, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

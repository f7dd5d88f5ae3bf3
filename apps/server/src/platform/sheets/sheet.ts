export type SheetFormat = 'xlsx' | 'csv'

/** A cell's value: text stays text whatever it looks like, numbers can be calculated with. */
export type Cell = string | number

export interface SheetColumn {
  readonly title: string
  /** In characters. */
  readonly width: number
  /** Number format. */
  readonly shows?: 'money' | 'number'
  /** Says who a buyer is: masked unless it is asked for by somebody who may. */
  readonly isPrivate?: true
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** Batches of rows, at most a few thousand, each held in memory. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}

/** A row read from a sheet. */
export interface SheetRow {
  /** Row number as in a spreadsheet, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

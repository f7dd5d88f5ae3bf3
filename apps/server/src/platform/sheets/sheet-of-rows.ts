import type { Cell, Sheet, SheetColumn } from './sheet.ts'

export interface CellColumn<R> extends SheetColumn {
  readonly cell: (row: R) => Cell
}

interface Rows<R> {
  readonly name: string
  readonly columns: readonly CellColumn<R>[]
  readonly batches: AsyncIterable<readonly R[]>
  /** Tells how many rows are done since the start. */
  readonly report: (reached: number) => Promise<void>
}

/** A sheet with one row for each thing that is read. */
export function sheetOfRows<R>({ name, columns, batches, report }: Rows<R>): Sheet {
  async function* rows() {
    let reached = 0
    for await (const batch of batches) {
      yield batch.map((row) => columns.map(({ cell }) => cell(row)))
      reached += batch.length
      await report(reached)
    }
  }
  return { name, columns, rows: rows() }
}

const AT_ONCE = 500

/** What stands behind ids, in their order, some at a time. */
export async function* inBatches<R>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) yield read(ids.slice(at, at + AT_ONCE))
}

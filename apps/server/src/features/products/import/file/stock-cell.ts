import type { ImportLine } from './import-line.ts'
import { numberOf } from './cell-values.ts'

const WHOLE = /^\d{1,9}$/

/**
 * The stock difference: from the starting value of the file to the value in the cell. The file starts from the stock at
 * export if it has that column, else from the current stock. Undefined if either is not a number; the stock must never
 * be simply set, because that would undo the sales since the export.
 */
export function stockChange({ cells }: ImportLine, now: number): { from: number; to: number } | undefined {
  const [to, from] = [numberOf(cells.stock ?? ''), numberOf(cells.exportedStock ?? '')]
  if (!WHOLE.test(to) || (from !== '' && !WHOLE.test(from))) return undefined
  return { from: from === '' ? now : Number(from), to: Number(to) }
}

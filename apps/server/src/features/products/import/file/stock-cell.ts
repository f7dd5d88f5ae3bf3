import type { ImportLine } from './import-line.ts'
import { numberOf } from './cell-values.ts'

const WHOLE = /^\d{1,9}$/

/**
 * How the stock is to change: from what the file began with to what it says. The file begins with what was there at the
 * export, if it says so, else with what is there now. Undefined: one of them is no number, and then nothing may be guessed:
 * a stock that is simply set would undo the sales since the export.
 */
export function stockChange({ cells }: ImportLine, now: number): { from: number; to: number } | undefined {
  const [to, from] = [numberOf(cells.stock ?? ''), numberOf(cells.exportedStock ?? '')]
  if (!WHOLE.test(to) || (from !== '' && !WHOLE.test(from))) return undefined
  return { from: from === '' ? now : Number(from), to: Number(to) }
}

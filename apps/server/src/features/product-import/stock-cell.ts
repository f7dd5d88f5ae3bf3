import type { ImportLine } from './import-line.ts'
import { numberOf } from './cell-values.ts'

const WHOLE = /^\d{1,9}$/

/**
 * How the stock is to change: from what the file began with to what it says. The file begins with what was there at the
 * export, if it says so, else with what is there now. Undefined: it says nothing, or nothing that is a number.
 */
export function stockChange({ cells }: ImportLine, now: number): { from: number; to: number } | undefined {
  const [to, from] = [cells.stock, cells.exportedStock].map((cell) => numberOf(cell ?? ''))
  if (to === undefined || !WHOLE.test(to)) return undefined
  return { from: from !== undefined && WHOLE.test(from) ? Number(from) : now, to: Number(to) }
}

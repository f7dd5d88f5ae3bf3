/** Rows and columns by their index, both ends included. */
export interface Rect {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

interface Cell {
  readonly row: number
  readonly column: number
}

export interface CellEdit extends Cell {
  readonly text: string
}

export const rectBetween = (a: Cell, b: Cell): Rect => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
})

/**
 * What pasting a block changes. A selection that the block fits into a whole number of times is filled by repeating it;
 * otherwise the block is put down once from the selection's first cell. What would lie outside the grid is cut off.
 */
export function pastedCells(
  block: readonly (readonly string[])[],
  selection: Rect,
  grid: { readonly rows: number; readonly columns: number },
): CellEdit[] {
  const height = block.length
  const width = Math.max(0, ...block.map((row) => row.length))
  if (height === 0 || width === 0) return []
  const selectedRows = selection.bottom - selection.top + 1
  const selectedColumns = selection.right - selection.left + 1
  const repeats = selectedRows % height === 0 && selectedColumns % width === 0
  const rows = Math.min(repeats ? selectedRows : height, grid.rows - selection.top)
  const columns = Math.min(repeats ? selectedColumns : width, grid.columns - selection.left)
  return cellsOf(rows, columns).flatMap(({ row, column }) => {
    const text = block[row % height]?.[column % width]
    return text === undefined ? [] : [{ row: selection.top + row, column: selection.left + column, text }]
  })
}

/** The first row of a selection over its other rows; into a single row comes the one above it. */
export function filledDown(selection: Rect, textAt: (row: number, column: number) => string): CellEdit[] {
  const source = selection.top === selection.bottom ? selection.top - 1 : selection.top
  if (source < 0) return []
  return cellsOf(selection.bottom - source, selection.right - selection.left + 1).map(({ row, column }) => ({
    row: source + 1 + row,
    column: selection.left + column,
    text: textAt(source, selection.left + column),
  }))
}

const cellsOf = (rows: number, columns: number): Cell[] =>
  Array.from({ length: Math.max(0, rows) * Math.max(0, columns) }, (_, index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
  }))

/** A sum to all selected numbers: a factor in ten-thousandths, or an addend in hundredths. */
export type Adjustment = { readonly factor: number } | { readonly addend: number }

/** Reads `+10%`, `-5 %`, `×1.3`, `*0.9`, `+2` and `-1.50`. More decimals than can be kept are refused, not rounded. */
export function parseAdjustment(text: string): Adjustment | undefined {
  const clean = text.normalize('NFKC').replaceAll(/\s/g, '')
  const [, times] = /^[×x*](\d{1,4}(?:\.\d{1,4})?)$/i.exec(clean) ?? []
  if (times !== undefined) return { factor: Math.round(Number(times) * 10_000) }
  const [, signed, percent] = /^([+-]\d{1,7}(?:\.\d{1,2})?)(%?)$/.exec(clean) ?? []
  if (signed === undefined) return undefined
  const hundredths = Math.round(Number(signed) * 100)
  if (percent === '') return { addend: hundredths }
  return hundredths < -10_000 ? undefined : { factor: 10_000 + hundredths }
}

/** More than any cell takes, and still an amount of money: adjusting again and again does not leave the numbers. */
const LARGEST = 999_999_999_999

/** `value` is whole: of fen with `unitsPerOne` 100, of pieces with 1, of grams with 1000. Halves are rounded up. */
export function applyAdjustment(value: number, adjustment: Adjustment, unitsPerOne: number): number {
  const whole = Math.round(value)
  const next =
    'factor' in adjustment
      ? roundedQuotient(BigInt(whole) * BigInt(adjustment.factor), 10_000n)
      : whole + roundedQuotient(BigInt(adjustment.addend) * BigInt(unitsPerOne), 100n)
  return Math.max(-LARGEST, Math.min(LARGEST, next))
}

function roundedQuotient(dividend: bigint, divisor: bigint): number {
  const doubled = 2n * dividend + divisor
  const down = doubled / (2n * divisor)
  // BigInt cuts towards zero; rounding up halves means towards the smaller whole number here.
  return Number(doubled < 0n && doubled % (2n * divisor) !== 0n ? down - 1n : down)
}

import { applyAdjustment, type Adjustment, type CellEdit, type Rect } from '@zhanggui/domain/product/sku/grid-edit'
import { combinationsOf, rebuildSkus, type SkuKey, skuKeyOf, type Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { type CellProblem, isFigure, textOf, unitsPerOne, whyNotCell, withFigure, withText } from './sku-cells.ts'
import { blankLine, type CellName, cellNames, type SkuLine } from './sku-line.ts'

export type Lines = readonly SkuLine[]
/** The columns of a grid. */
export type Cells = readonly CellName[]

/** Lines that an edit leaves alone stay the very same, and so do all of them where it changes nothing. */
function changed(lines: Lines, edits: ReadonlyMap<number, SkuLine>): Lines {
  const isSame = [...edits].every(([row, line]) => lines[row] === line)
  return isSame ? lines : lines.map((line, row) => edits.get(row) ?? line)
}

export function withEdits(lines: Lines, edits: readonly CellEdit[], cells: Cells = cellNames): Lines {
  const next = new Map<number, SkuLine>()
  for (const { row, column, text } of edits) {
    const line = next.get(row) ?? lines[row]
    const cell = cells[column]
    if (line && cell) next.set(row, withText(line, cell, text))
  }
  return changed(lines, next)
}

/** The figures of a rectangle times a factor or plus an addend; cells without a figure stay as they are. */
export function withAdjustment(lines: Lines, rect: Rect, adjustment: Adjustment, cells: Cells = cellNames): Lines {
  const next = new Map<number, SkuLine>()
  for (let row = rect.top; row <= rect.bottom; row += 1) {
    for (const cell of cells.slice(rect.left, rect.right + 1)) {
      const line = next.get(row) ?? lines[row]
      const value = line && isFigure(cell) ? line[cell] : undefined
      if (!line || !isFigure(cell) || value === undefined) continue
      next.set(row, withFigure(line, cell, applyAdjustment(value, adjustment, unitsPerOne(cell))))
    }
  }
  return changed(lines, next)
}

/** 批量添加 (sheet 4.1): what is filled in, and of the figures what is above zero, comes into every line. */
export function withBatch(lines: Lines, batch: Pick<SkuLine, CellName>): Lines {
  const put = (line: SkuLine) =>
    cellNames.reduce((next, cell) => {
      if (!isFigure(cell)) return batch[cell] === '' ? next : withText(next, cell, batch[cell])
      const value = batch[cell]
      return value === undefined || value <= 0 ? next : withFigure(next, cell, value)
    }, line)
  return changed(lines, new Map(lines.map((line, row) => [row, put(line)])))
}

/** Somebody has saved it or put something of their own into it. */
export function isFilled(line: SkuLine): boolean {
  const blank = blankLine(line.values)
  return line.id !== undefined || cellNames.some((cell) => textOf(line, cell) !== textOf(blank, cell))
}

/** The lines with something in them that a change of the specs would take away. */
export const linesLostBy = (lines: Lines, after: readonly Spec[]): Lines =>
  rebuildSkus(lines, after, blankLine).dropped.filter(isFilled)

/** Blank lines become what their combination was before it went. */
export function withReturned(lines: Lines, gone: Lines): Lines {
  const byKey = new Map(gone.map((line) => [skuKeyOf(line.values), line]))
  const ids = new Set(lines.map(({ id }) => id))
  const isFree = ({ id }: SkuLine) => id === undefined || !ids.has(id)
  return lines.map((line) => {
    const before = isFilled(line) ? undefined : byKey.get(skuKeyOf(line.values))
    return before && isFree(before) ? { ...before, values: line.values } : line
  })
}

/** The table after a change of the specs. A combination that was taken out of the table before does not come back. */
export function linesForSpecs(lines: Lines, before: readonly Spec[], after: readonly Spec[]): Lines {
  const { rows } = rebuildSkus(lines, after, blankLine)
  const sold = new Set(lines.map(({ values }) => skuKeyOf(values)))
  const known = new Set<SkuKey>(combinationsOf(before).map(skuKeyOf))
  return rows.filter(({ values }) => {
    const key = skuKeyOf(values)
    return sold.has(key) || !known.has(key)
  })
}

/** The one picture of all lines that have a value; nothing where they have none, or several. */
export function pictureOf(lines: Lines, spec: string, value: string): string {
  const [first = '', ...others] = new Set(lines.filter((line) => line.values[spec] === value).map(({ image }) => image))
  return others.length > 0 ? '' : first
}

/** Lines without a picture get that of their value, if it has one: a red shirt in one more size is still red. */
export function withPicturesOf(lines: Lines, spec: string, before: Lines): Lines {
  const known = new Map<string, string>()
  return lines.map((line) => {
    const value = line.values[spec]
    if (line.image !== '' || value === undefined) return line
    const image = known.get(value) ?? pictureOf(before, spec, value)
    known.set(value, image)
    return image === '' ? line : { ...line, image }
  })
}

export const withPicture = (lines: Lines, spec: string, value: string, image: string): Lines =>
  lines.map((line) => (line.values[spec] === value ? { ...line, image } : line))

/** The whole table: every combination, those that are not sold as new lines. */
export function withAllCombinations(lines: Lines, specs: readonly Spec[]): Lines {
  const known = new Map(lines.map((line) => [skuKeyOf(line.values), line]))
  return combinationsOf(specs).map((values) => known.get(skuKeyOf(values)) ?? blankLine(values))
}

export const savedLines = (lines: Lines): Lines => lines.filter(({ id }) => id !== undefined)

/** One cell and what is wrong with it. */
export interface FoundProblem extends CellProblem {
  readonly row: number
  readonly column: number
}

/** A line never changes, so it is looked at once. */
const looked = new WeakMap<SkuLine, readonly (CellProblem & { readonly cell: CellName })[]>()

function problemsOf(line: SkuLine) {
  const known = looked.get(line)
  if (known) return known
  const found = cellNames.flatMap((cell) => {
    const problem = whyNotCell(line, cell)
    return problem ? [{ ...problem, cell }] : []
  })
  looked.set(line, found)
  return found
}

export const problemsIn = (lines: Lines, cells: Cells = cellNames): FoundProblem[] =>
  lines.flatMap((line, row) =>
    problemsOf(line).flatMap(({ cell, ...problem }) => {
      const column = cells.indexOf(cell)
      return column < 0 ? [] : { ...problem, row, column }
    }),
  )

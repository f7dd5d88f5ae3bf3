import { type SkuKey, skuKeyOf } from '@zhanggui/domain/product/sku/sku-rules'
import { sameValue } from '#ui/form/check/same-value.ts'
import { textOf, withText } from './sku-cells.ts'
import { type CellName, cellNames, type SkuLine } from './sku-line.ts'
import type { Lines } from './sku-lines.ts'

/** A combination that two people want to be different. */
export interface LineClash {
  readonly key: SkuKey
  readonly line: SkuLine
  /** Nothing: taken out of the table. */
  readonly mine: SkuLine | undefined
  readonly theirs: SkuLine | undefined
  /** Where they disagree, if both kept it. */
  readonly cells: readonly CellName[]
}

interface MergedLines {
  /** Everything that is clear, and theirs where it is not. */
  readonly lines: ReadonlyMap<SkuKey, SkuLine>
  readonly clashes: readonly LineClash[]
  /** What the other person changed, added or took out, and nobody is asked about. */
  readonly takenOver: readonly SkuLine[]
}

const byKey = (lines: Lines) => new Map(lines.map((line) => [skuKeyOf(line.values), line]))

/** Two people's tables over the one that both began with: cell by cell what only one of them changed is that one's. */
export function mergeLines(opened: Lines, mine: Lines, theirs: Lines): MergedLines {
  const [before, here, there] = [byKey(opened), byKey(mine), byKey(theirs)]
  const lines = new Map<SkuKey, SkuLine>()
  const clashes: LineClash[] = []
  const takenOver: SkuLine[] = []
  for (const key of new Set([...there.keys(), ...here.keys(), ...before.keys()])) {
    const [o, m, t] = [before.get(key), here.get(key), there.get(key)]
    const line = t ?? m ?? o
    if (!line) continue
    const clash = m && t ? clashOf(key, o, m, t) : goneClash(key, o, m, t)
    if (clash) clashes.push(clash)
    else if (!isSame(t, o) && !isSame(t, m)) takenOver.push(line)
    const result = m && t ? withCells(t, m, changedBy(o, m, t)) : isSame(t, o) ? m : t
    if (result) lines.set(key, result)
  }
  return { lines, clashes, takenOver }
}

/** Whether two lines say the same; what the server keeps about them is its own business. */
const isSame = (a: SkuLine | undefined, b: SkuLine | undefined): boolean =>
  a && b ? cellNames.every((cell) => sameCell(a, b, cell)) : a === b
const sameCell = (a: SkuLine, b: SkuLine, cell: CellName) => sameValue(textOf(a, cell), textOf(b, cell))

/** The cells that only I changed. */
const changedBy = (o: SkuLine | undefined, m: SkuLine, t: SkuLine) =>
  o ? cellNames.filter((cell) => !sameCell(m, o, cell) && sameCell(t, o, cell)) : []

const withCells = (line: SkuLine, from: SkuLine, cells: readonly CellName[]) =>
  cells.reduce((next, cell) => withText(next, cell, textOf(from, cell)), line)

function clashOf(key: SkuKey, o: SkuLine | undefined, m: SkuLine, t: SkuLine): LineClash | undefined {
  const isOpen = (cell: CellName) => !o || (!sameCell(m, o, cell) && !sameCell(t, o, cell))
  const cells = cellNames.filter((cell) => !sameCell(m, t, cell) && isOpen(cell))
  const theirs = withCells(t, m, changedBy(o, m, t))
  return cells.length > 0 ? { key, line: t, mine: withCells(theirs, m, cells), theirs, cells } : undefined
}

/** One took the line out, the other changed it. */
function goneClash(key: SkuKey, o?: SkuLine, m?: SkuLine, t?: SkuLine): LineClash | undefined {
  const line = m ?? t
  if (!o || !line || isSame(line, o)) return undefined
  // What the server has forgotten is new to it.
  const mine = m && { ...m, id: undefined, loadedStock: undefined }
  return { key, line, mine, theirs: t, cells: [] }
}

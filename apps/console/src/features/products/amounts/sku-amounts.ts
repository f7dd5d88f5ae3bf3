import { createStore, type Store } from '#api/store.ts'
import { textOf, whyNotCell, withText } from '#widgets/sku-grid/lines/sku-cells.ts'
import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import type { SkuRow } from '@zhanggui/contract/goods/sku'
import { pastedCells } from '@zhanggui/domain/product/sku/grid-edit'
import { whyNotStock } from '@zhanggui/domain/product/sku/stock-rules'

export type AmountCell = 'price' | 'stock'
export type WhyNotAmount = (line: SkuLine, cell: AmountCell) => string | undefined

const blank = ({ id, image, barCode }: SkuRow) => ({ id, image, barCode, values: {} })

/** Prices and stocks as they are, to be changed. */
export const amountsOf = (skus: readonly SkuRow[]): SkuLine[] =>
  skus.map((sku) => ({ ...blank(sku), price: sku.price, stock: sku.stock, loadedStock: sku.stock }))

/** Nothing is added yet: the stock of such a line is what comes on top. */
export const additionsTo = (skus: readonly SkuRow[]): SkuLine[] =>
  skus.map((sku) => ({ ...blank(sku), stock: 0, loadedStock: sku.stock }))

export const whyNotChange: WhyNotAmount = (line, cell) => whyNotCell(line, cell)?.text

export const whyNotAddition: WhyNotAmount = ({ stock, loadedStock = 0, typed }) => {
  if (typed?.stock !== undefined)
    return /^\d+$/.test(typed.stock) ? whyNotStock(Number(typed.stock)) : '增加库存必须是整数'
  if (stock === undefined) return '增加库存不能为空'
  if (stock < 0) return '增加库存不能为负数'
  return whyNotStock(stock + loadedStock)
}

/** The first figure that cannot be taken, in the order of the screen. */
export function firstProblem(lines: readonly SkuLine[], cells: readonly AmountCell[], whyNot: WhyNotAmount) {
  for (const [row, line] of lines.entries()) {
    const cell = cells.find((each) => whyNot(line, each) !== undefined)
    if (cell) return { row, cell }
  }
  return undefined
}

/** What is typed and not saved yet, by SKU. */
export type TypedAmounts = ReadonlyMap<number, Readonly<Partial<Record<AmountCell, string>>>>

const cellsOf = (line: SkuLine): AmountCell[] => (line.price === undefined ? ['stock'] : ['price', 'stock'])

/** What is typed for the SKUs, outside of React: a keystroke draws one cell, not two thousand. */
export interface Amounts {
  readonly lines: Store<readonly SkuLine[]>
  readonly type: (row: number, cell: AmountCell, text: string) => void
  /** Cells of a spreadsheet, from this figure to the right and down; what has no place is cut off. */
  readonly paste: (row: number, cell: AmountCell, block: readonly (readonly string[])[]) => void
  readonly fill: (cell: AmountCell, text: string) => void
  readonly isChanged: () => boolean
  /** What differs from the start. */
  readonly typed: () => TypedAmounts
  /** What is stored where something typed earlier was kept over it; nothing where both are the same. */
  readonly storedUnder: (line: SkuLine, row: number, cell: AmountCell) => string | undefined
}

/** `kept` was typed over figures that somebody has changed since. */
export function createAmounts(start: readonly SkuLine[], kept: TypedAmounts = new Map()): Amounts {
  const lines = createStore<readonly SkuLine[]>(start.map((line) => withKept(line, kept.get(line.id ?? 0))))
  return {
    lines,
    typed() {
      const texts = lines.get().map((line, row) => [line.id ?? 0, textsOver(line, start[row])] as const)
      return new Map(texts.filter(([, over]) => Object.keys(over).length > 0))
    },
    storedUnder(line, row, cell) {
      const first = start[row]
      if (!first || kept.get(line.id ?? 0)?.[cell] === undefined) return undefined
      return textOf(line, cell) === textOf(first, cell) ? undefined : textOf(first, cell)
    },
    type(row, cell, text) {
      const line = lines.get()[row]
      const next = line && withText(line, cell, text)
      if (next && next !== line) lines.set(lines.get().with(row, next))
    },
    paste: (row, cell, block) => lines.set(withBlock(lines.get(), row, cell, block)),
    fill: (cell, text) => lines.set(lines.get().map((line) => withText(line, cell, text))),
    isChanged: () =>
      lines
        .get()
        .some((line, row) => line.price !== start[row]?.price || line.stock !== start[row]?.stock || line.typed),
  }
}

function withBlock(
  lines: readonly SkuLine[],
  row: number,
  cell: AmountCell,
  block: readonly (readonly string[])[],
): readonly SkuLine[] {
  const cells = lines[row] ? cellsOf(lines[row]) : []
  const left = cells.indexOf(cell)
  const next = [...lines]
  const grid = { rows: lines.length, columns: cells.length }
  for (const edit of pastedCells(block, { top: row, bottom: row, left, right: left }, grid)) {
    const [line, name] = [next[edit.row], cells[edit.column]]
    if (line && name) next[edit.row] = withText(line, name, edit.text)
  }
  return next
}

function withKept(line: SkuLine, texts: Readonly<Partial<Record<AmountCell, string>>> = {}): SkuLine {
  return cellsOf(line).reduce((each, cell) => {
    const text = texts[cell]
    return text === undefined ? each : withText(each, cell, text)
  }, line)
}

function textsOver(line: SkuLine, start: SkuLine | undefined): Partial<Record<AmountCell, string>> {
  if (!start) return {}
  const differing = cellsOf(start).filter((cell) => textOf(line, cell) !== textOf(start, cell))
  return Object.fromEntries(differing.map((cell) => [cell, textOf(line, cell)]))
}

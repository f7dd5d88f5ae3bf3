import { formatCells, parseCells } from '@zhanggui/domain/product/sku/grid-clipboard'
import { type CellEdit, pastedCells, type Rect } from '@zhanggui/domain/product/sku/grid-edit'
import type { SkuGridStore } from './sku-grid-store.ts'

export const heightOf = ({ top, bottom }: Rect): number => bottom - top + 1
export const widthOf = ({ left, right }: Rect): number => right - left + 1

const blockOf = ({ textAt }: Pick<SkuGridStore, 'textAt'>, rect: Rect): string[][] =>
  Array.from({ length: heightOf(rect) }, (_, row) =>
    Array.from({ length: widthOf(rect) }, (__, column) => textAt(rect.top + row, rect.left + column)),
  )

export const copied = (grid: SkuGridStore): string => formatCells(blockOf(grid, grid.rect()))

/** Puts a block from a spreadsheet down and selects what it covers. */
export function paste(grid: SkuGridStore, text: string): void {
  grid.commit()
  const edits = pastedCells(parseCells(text), grid.rect(), grid.size())
  if (edits.length === 0) return
  grid.edit(edits)
  grid.select(coveredBy(edits))
}

const coveredBy = (edits: readonly CellEdit[]): Rect => ({
  top: edits[0]?.row ?? 0,
  left: edits[0]?.column ?? 0,
  bottom: Math.max(...edits.map(({ row }) => row)),
  right: Math.max(...edits.map(({ column }) => column)),
})

/** The selection goes on below itself, its pattern repeated. */
export function fillDown(grid: SkuGridStore, to: number): void {
  const rect = grid.rect()
  if (to <= rect.bottom) return
  const block = blockOf(grid, rect)
  const rows = Array.from({ length: to - rect.bottom }, (_, row) => block[row % block.length] ?? [])
  const below = { ...rect, top: rect.bottom + 1, bottom: to }
  grid.edit(pastedCells(rows, below, grid.size()))
  grid.select({ ...rect, bottom: to })
}

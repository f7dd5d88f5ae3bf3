import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { cells } from './lines/sku-cells.ts'
import type { SkuLine } from './lines/sku-line.ts'
import type { Cells } from './lines/sku-lines.ts'

/** Every row is as high, so that a row's place is known without drawing those above it. */
export const ROW_HEIGHT = 40
/** Rows that fit into the grid at once. */
export const SHOWN_ROWS = 14

const SPEC_WIDTH = 76
const REMOVE_WIDTH = 40

/** Something to be read beside the cells of a line. */
export interface LineNote {
  readonly title: string
  readonly of: (line: SkuLine) => string
}

/** What all rows of a grid have in common. */
export interface GridSettings {
  readonly specs: readonly Pick<Spec, 'name'>[]
  readonly isReadOnly: boolean
  readonly canRemove: boolean
  /** What is said of each line beside its name. */
  readonly note?: LineNote | undefined
  readonly template: string
  /** Below it the grid scrolls sideways. */
  readonly minWidth: number
  /** Chooses a picture for the selected lines. */
  readonly onPick: () => void
}

/** The widths of the columns: names, cells, and the button that takes a line away. */
export function columnsOf(shown: Cells, specCount: number, canRemove: boolean, hasNote: boolean) {
  const names = SPEC_WIDTH * (Math.max(1, Math.min(specCount, 3)) + Number(hasNote))
  const remove = canRemove ? REMOVE_WIDTH : 0
  const widths = shown.map((cell) => cells[cell].width)
  return {
    template: [
      `minmax(${names}px, 1fr)`,
      ...shown.map((cell) => (cell === 'image' ? `${cells.image.width}px` : `minmax(${cells[cell].width}px, 1fr)`)),
      ...(canRemove ? [`${remove}px`] : []),
    ].join(' '),
    minWidth: widths.reduce((sum, width) => sum + width, names + remove),
  }
}

import { createStore, type Store } from '#api/store.ts'
import {
  type Adjustment,
  filledDown,
  pastedCells,
  type Rect,
  rectBetween,
} from '@zhanggui/domain/product/sku/grid-edit'
import type { Cell, EditMode } from './keys/grid-keys.ts'
import { createGridLines } from './lines/grid-lines.ts'
import type { CellName, SkuLine } from './lines/sku-line.ts'
import { type Cells, type FoundProblem, type Lines, withAdjustment } from './lines/sku-lines.ts'

/** Where somebody is in the grid. */
export interface GridPlace {
  /** The opposite corner of the selection. */
  readonly anchor: Cell
  readonly head: Cell
  readonly mode: EditMode
  /** What is typed so far. */
  readonly text: string
  /** The last row that a drag of the fill handle has reached. */
  readonly fillTo: number | undefined
  /** The next Tab leaves the grid. */
  readonly isReleased: boolean
  /** Counts the moves after which the cell wants the focus. */
  readonly moves: number
}

/** What the server said about cells of a line; a line that was edited since is another one. */
export type CellErrors = ReadonlyMap<SkuLine, Readonly<Partial<Record<CellName, string>>>>

const START: Cell = { row: 0, column: 0 }
const at = (head: Cell, moves: number, anchor = head): GridPlace => ({
  anchor,
  head,
  mode: 'none',
  text: '',
  fillTo: undefined,
  isReleased: false,
  moves,
})

export type SkuGridStore = ReturnType<typeof createSkuGrid>

/** The selection; the same value until it changes, so that a component can watch it. */
function createRect(place: Store<GridPlace>): () => Rect {
  let last = { ...place.get(), rect: rectBetween(START, START) }
  return () => {
    const { anchor, head } = place.get()
    if (anchor !== last.anchor || head !== last.head) {
      last = { ...place.get(), rect: rectBetween(anchor, head) }
    }
    return last.rect
  }
}

/** The lines, and where one is among them. Some cells of them, where only those are to be filled in. */
export function createSkuGrid(initial: Lines, cells?: Cells) {
  const table = createGridLines(initial, cells)
  const { lines, size, change, changeShown, edit } = table
  const place: Store<GridPlace> = createStore(at(START, 0))
  const patch = (next: Partial<GridPlace>) => place.set({ ...place.get(), ...next })
  const rect = createRect(place)
  let served = 0

  table.subscribe(() => {
    const { head, anchor, moves } = place.get()
    const last = Math.max(0, size().rows - 1)
    if (head.row > last || anchor.row > last) place.set(at({ ...head, row: Math.min(head.row, last) }, moves))
  })
  const commit = () => {
    const { mode, head, text, moves } = place.get()
    if (mode === 'none') return
    place.set(at(head, moves))
    edit([{ ...head, text }])
  }
  /** To another cell, with the focus. */
  const goTo = (to: Cell, isExtended = false) => {
    commit()
    place.set(at(to, place.get().moves + 1, isExtended ? place.get().anchor : to))
  }
  return {
    ...table,
    place,
    /** Whether somebody wanted to save: then missing things are wrong too. */
    isAsked: createStore(false),
    complaints: createStore<CellErrors>(new Map()),
    rect,
    commit,
    goTo,
    /** To a cell that is wrong, wherever its line stands. */
    goToProblem({ row, column }: Pick<FoundProblem, 'row' | 'column'>) {
      commit()
      const line = lines()[row]
      if (line) goTo({ row: table.rowOf(line), column })
    },
    select: ({ top, left, bottom, right }: Rect) =>
      place.set(at({ row: bottom, column: right }, place.get().moves + 1, { row: top, column: left })),
    release: () => patch({ isReleased: true }),
    startEdit: (mode: EditMode, text: string) => patch({ mode, text, isReleased: false }),
    type: (text: string) => patch({ text }),
    cancel: () => place.set(at(place.get().head, place.get().moves + 1)),
    clear: () => edit(pastedCells([['']], rect(), size())),
    fillDown: () => edit(filledDown(rect(), table.textAt)),
    adjust: (adjustment: Adjustment) => changeShown((shown) => withAdjustment(shown, rect(), adjustment, table.cells)),
    removeRows(from: number, to: number) {
      commit()
      const removed = new Set(table.shown().slice(from, to + 1))
      change(lines().filter((line) => !removed.has(line)))
    },
    /** Once after each move: the cell that is there now takes the focus. */
    takeFocus(): boolean {
      const { moves } = place.get()
      const isNew = moves !== served
      served = moves
      return isNew
    },
    dragFill: (fillTo: number | undefined) => patch({ fillTo }),
  }
}

import { createStore, type Store } from '#api/store.ts'
import { type History, nextHistory, startHistory } from '@zhanggui/domain/product/edit-history'
import type { CellEdit } from '@zhanggui/domain/product/sku/grid-edit'
import type { GridSize } from '#widgets/sku-grid/keys/grid-keys.ts'
import { textOf } from './sku-cells.ts'
import { isShownBy, NO_FILTER, type SkuFilter } from './sku-filter.ts'
import { cellNames, type SkuLine } from './sku-line.ts'
import { type Cells, type Lines, withEdits } from './sku-lines.ts'

/** The lines that pass the filter; the same list until lines or filter change. */
function createShown(lines: () => Lines, filter: Store<SkuFilter>): () => Lines {
  let last: { all: Lines; by: SkuFilter; shown: Lines } | undefined
  return () => {
    const [all, by] = [lines(), filter.get()]
    if (last?.all !== all || last.by !== by) {
      last = { all, by, shown: by.size === 0 ? all : all.filter((line) => isShownBy(by, line)) }
    }
    return last.shown
  }
}

/** The lines outside of React, with a way back: a cell that changes draws its own row and no other. Rows are of those shown. */
export function createGridLines(initial: Lines, cells: Cells = cellNames) {
  const history: Store<History<Lines>> = createStore(startHistory(initial))
  const filter = createStore<SkuFilter>(NO_FILTER)
  const lines = () => history.get().present
  const shown = createShown(lines, filter)
  const change = (to: Lines) => history.set(nextHistory(history.get(), { type: 'change', to }))
  /** Edits what is shown, line by line; what is not stays as it is. */
  const changeShown = (edit: (shown: Lines) => Lines) => {
    const before = shown()
    const after = edit(before)
    if (after === before) return
    const next = new Map(before.map((line, row) => [line, after[row] ?? line]))
    change(lines().map((line) => next.get(line) ?? line))
  }
  return {
    cells,
    history,
    filter,
    lines,
    shown,
    change,
    changeShown,
    /** When rows may be others than before. */
    subscribe: (listener: () => void) => {
      const stops = [history.subscribe(listener), filter.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    size: (): GridSize => ({ rows: shown().length, columns: cells.length }),
    textAt: (row: number, column: number): string => {
      const [line, cell] = [shown()[row], cells[column]]
      return line && cell ? textOf(line, cell) : ''
    },
    edit: (edits: readonly CellEdit[]) => changeShown((rows) => withEdits(rows, edits, cells)),
    undo: () => history.set(nextHistory(history.get(), { type: 'undo' })),
    redo: () => history.set(nextHistory(history.get(), { type: 'redo' })),
    /** The row of a line, after everything is shown if need be. */
    rowOf: (line: SkuLine): number => {
      if (!shown().includes(line)) filter.set(NO_FILTER)
      return shown().indexOf(line)
    },
    /** Other lines altogether: nothing of before can be undone in them. */
    restart: (to: Lines) => {
      filter.set(NO_FILTER)
      history.set(startHistory(to))
    },
  }
}

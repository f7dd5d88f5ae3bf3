import { createStore, type Store } from '#api/store.ts'
import { type History, nextHistory, startHistory } from '@zhanggui/domain/product/edit-history'
import type { CellEdit } from '@zhanggui/domain/product/sku/grid-edit'
import type { GridSize } from '#widgets/sku-grid/keys/grid-keys.ts'
import { textOf } from './sku-cells.ts'
import { cellNames } from './sku-line.ts'
import { type Lines, withEdits } from './sku-lines.ts'

/** The lines outside of React, with a way back: a cell that changes draws its own row and no other. */
export function createGridLines(initial: Lines) {
  const history: Store<History<Lines>> = createStore(startHistory(initial))
  const lines = () => history.get().present
  const change = (to: Lines) => history.set(nextHistory(history.get(), { type: 'change', to }))
  return {
    history,
    lines,
    change,
    size: (): GridSize => ({ rows: lines().length, columns: cellNames.length }),
    textAt: (row: number, column: number): string => {
      const [line, cell] = [lines()[row], cellNames[column]]
      return line && cell ? textOf(line, cell) : ''
    },
    edit: (edits: readonly CellEdit[]) => change(withEdits(lines(), edits)),
    undo: () => history.set(nextHistory(history.get(), { type: 'undo' })),
    redo: () => history.set(nextHistory(history.get(), { type: 'redo' })),
    /** Other lines altogether: nothing of before can be undone in them. */
    restart: (to: Lines) => history.set(startHistory(to)),
  }
}

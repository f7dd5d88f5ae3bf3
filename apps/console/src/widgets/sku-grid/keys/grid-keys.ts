import type { Rect } from '@zhanggui/domain/product/sku/grid-edit'

export interface Cell {
  readonly row: number
  readonly column: number
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
}

/** How a cell is being edited: by typing over it, where arrows go on to other cells, or inside it. */
export type EditMode = 'none' | 'typing' | 'inside'

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean
}

export type KeyAction =
  | { readonly type: 'move'; readonly to: Cell; readonly extends: boolean }
  | { readonly type: 'select'; readonly rect: Rect }
  | { readonly type: 'edit' | 'cancel' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'release' }

const PAGE = 12

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** What a key does in the grid; nothing where it belongs to the cell, the form or the browser. */
export function actionOf(key: Key, mode: EditMode, head: Cell, size: GridSize): KeyAction | undefined {
  if (key.key === 'Escape') return { type: mode === 'none' ? 'release' : 'cancel' }
  if (key.key === 'Tab') return key.command ? undefined : moveBy(tabbed(head, key.shiftKey ? -1 : 1, size))
  if (key.key === 'Enter') return key.command ? undefined : moveBy(stepped(head, key.shiftKey ? -1 : 1, 0, size))
  if (mode === 'inside') return undefined
  const move = moved(key, head, size)
  if (move) return { type: 'move', to: move, extends: key.shiftKey && mode === 'none' }
  return mode === 'none' ? commanded(key, size) : undefined
}

const moveBy = (to: Cell | undefined): KeyAction | undefined => (to ? { type: 'move', to, extends: false } : undefined)

function moved({ key, command }: Key, head: Cell, size: GridSize): Cell | undefined {
  const [rows, columns] = arrows[key] ?? []
  if (rows !== undefined && columns !== undefined) {
    const far = command ? Math.max(size.rows, size.columns) : 1
    return stepped(head, rows * far, columns * far, size)
  }
  if (key === 'Home') return { row: command ? 0 : head.row, column: 0 }
  if (key === 'End') return { row: command ? size.rows - 1 : head.row, column: size.columns - 1 }
  if (key === 'PageDown') return stepped(head, PAGE, 0, size)
  return key === 'PageUp' ? stepped(head, -PAGE, 0, size) : undefined
}

function commanded({ key, command, shiftKey }: Key, { rows, columns }: GridSize): KeyAction | undefined {
  if (key === 'F2') return { type: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' }
  if (!command) return undefined
  const letter = key.toLowerCase()
  if (letter === 'd') return { type: 'fillDown' }
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' }
  if (letter === 'y') return { type: 'redo' }
  if (letter !== 'a') return undefined
  return { type: 'select', rect: { top: 0, left: 0, bottom: rows - 1, right: columns - 1 } }
}

/** Stays inside the grid. */
const stepped = ({ row, column }: Cell, rows: number, columns: number, size: GridSize): Cell => ({
  row: Math.max(0, Math.min(size.rows - 1, row + rows)),
  column: Math.max(0, Math.min(size.columns - 1, column + columns)),
})

/** To the next cell, on to the next line; out of the grid after its last cell. */
function tabbed({ row, column }: Cell, step: 1 | -1, { rows, columns }: GridSize): Cell | undefined {
  const place = row * columns + column + step
  return place < 0 || place >= rows * columns
    ? undefined
    : { row: Math.floor(place / columns), column: place % columns }
}

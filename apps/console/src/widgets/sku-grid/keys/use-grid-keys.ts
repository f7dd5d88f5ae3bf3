import type { ClipboardEvent, KeyboardEvent } from 'react'
import { copied, paste } from '#widgets/sku-grid/grid-block.ts'
import { actionOf, type KeyAction } from './grid-keys.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'

const LOOKING: ReadonlySet<KeyAction['type']> = new Set(['move', 'select', 'release'])

/** The keyboard and the clipboard of a spreadsheet. */
export function useGridKeys(grid: SkuGridStore, isReadOnly: boolean) {
  const isInCell = (target: EventTarget) => target instanceof Element && target.closest('.sku-cell') !== null
  const isEditing = () => grid.place.get().mode !== 'none'

  const onKeyDown = (event: KeyboardEvent) => {
    const { mode, head, isReleased } = grid.place.get()
    // Keys belong to the input method while it is composing.
    if (event.nativeEvent.isComposing || event.altKey || !isInCell(event.target)) return
    if (event.key === 'Tab' && isReleased) return
    if (grid.cells[head.column] === 'image' && /^(?:Enter| )$/.test(event.key)) return
    const key = { key: event.key, shiftKey: event.shiftKey, command: event.ctrlKey || event.metaKey }
    const action = actionOf(key, mode, head, grid.size())
    if (!action || (isReadOnly && !LOOKING.has(action.type))) return
    event.preventDefault()
    run(grid, action)
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isEditing() || !isInCell(event.target)) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied(grid))
    return true
  }
  const onCut = (event: ClipboardEvent) => {
    if (!isReadOnly && onCopy(event)) grid.clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    // One text into a cell that is being edited goes where the caret is.
    if (isReadOnly || !isInCell(event.target) || (isEditing() && !/[\t\n]./.test(text))) return
    event.preventDefault()
    paste(grid, text)
  }
  return { onKeyDown, onCopy, onCut, onPaste }
}

function run(grid: SkuGridStore, action: KeyAction): void {
  if (action.type === 'move') return grid.goTo(action.to, action.extends)
  if (action.type === 'select') return grid.select(action.rect)
  if (action.type === 'edit') {
    const { row, column } = grid.place.get().head
    return grid.cells[column] === 'image' ? undefined : grid.startEdit('inside', grid.textAt(row, column))
  }
  return grid[action.type]()
}

import type { PointerEvent as ReactPointerEvent } from 'react'
import { fillDown } from '#widgets/sku-grid/grid-block.ts'
import type { Cell } from './grid-keys.ts'
import { ROW_HEIGHT } from '#widgets/sku-grid/grid-settings.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'

/** Selecting with the mouse, and pulling the corner of a selection downwards to fill. */
export function useGridDrag(grid: SkuGridStore) {
  const startFill = (scroller: Element, start: Cell) =>
    follow(
      scroller,
      start,
      ({ row }) => grid.dragFill(row),
      () => {
        const { fillTo } = grid.place.get()
        grid.dragFill(undefined)
        if (fillTo !== undefined) fillDown(grid, fillTo)
      },
    )
  return (event: ReactPointerEvent<HTMLElement>) => {
    const cell = cellOf(event.target)
    if (event.button !== 0 || !cell) return
    if (event.target instanceof Element && event.target.matches('.sku-fill')) {
      event.preventDefault()
      startFill(event.currentTarget, cell)
      return
    }
    const { mode, head } = grid.place.get()
    if (mode !== 'none' && head.row === cell.row && head.column === cell.column) return
    grid.goTo(cell, event.shiftKey)
    // A finger that moves scrolls.
    if (event.pointerType !== 'touch') follow(event.currentTarget, cell, (to) => grid.goTo(to, true))
  }
}

function cellOf(target: EventTarget | null): Cell | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('.sku-cell') : null
  return found ? { row: Number(found.dataset['row']), column: Number(found.dataset['column']) } : undefined
}

/** Tells each new cell under the pointer until it is let go; at the upper and lower edge the grid scrolls. */
function follow(scroller: Element, start: Cell, onCell: (cell: Cell) => void, onEnd?: () => void): void {
  let last = start
  const move = ({ clientX, clientY }: PointerEvent) => {
    const { top, bottom } = scroller.getBoundingClientRect()
    if (clientY > bottom - ROW_HEIGHT / 2) scroller.scrollTop += ROW_HEIGHT
    if (clientY < top + ROW_HEIGHT) scroller.scrollTop -= ROW_HEIGHT
    const inside = Math.max(top + ROW_HEIGHT + 1, Math.min(bottom - 2, clientY))
    const cell = cellOf(document.elementFromPoint(clientX, inside))
    if (!cell || (cell.row === last.row && cell.column === last.column)) return
    last = cell
    onCell(cell)
  }
  const stop = () => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
    onEnd?.()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
}

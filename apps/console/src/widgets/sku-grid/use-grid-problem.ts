import { useStore } from '#api/store.ts'
import { whyNotCell } from './lines/sku-cells.ts'
import type { SkuGridStore } from './sku-grid-store.ts'
import type { CellName, SkuLine } from './lines/sku-line.ts'

/** What is to be said at a cell now: the server's word first, then the rules; what is missing only once it is asked for. */
export function useGridProblem(grid: SkuGridStore): (line: SkuLine, cell: CellName) => string | undefined {
  const isAsked = useStore(grid.isAsked)
  const complaints = useStore(grid.complaints)
  return (line, cell) => {
    const told = complaints.get(line)?.[cell]
    const problem = whyNotCell(line, cell)
    return told ?? (problem && (isAsked || !problem.isMissing) ? problem.text : undefined)
  }
}

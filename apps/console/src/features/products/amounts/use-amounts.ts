import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import { type AmountCell, type Amounts, firstProblem, type WhyNotAmount } from './sku-amounts.ts'
import type { SkuTableHandle } from './sku-table.tsx'

/** What is typed in a drawer, and the way to the first figure that cannot be taken. */
export function useAmounts(start: () => Amounts, cells: readonly AmountCell[], whyNot: WhyNotAmount) {
  const [amounts] = useState(start)
  const isChanged = useSyncExternalStore(amounts.lines.subscribe, amounts.isChanged)
  const table = useRef<SkuTableHandle>(null)

  /** The lines, if all of them can be taken; otherwise the first wrong figure gets the focus. */
  const read = (): readonly SkuLine[] | undefined => {
    const wrong = firstProblem(amounts.lines.get(), cells, whyNot)
    if (!wrong) return amounts.lines.get()
    table.current?.goTo(wrong.row, wrong.cell)
    return undefined
  }
  return { amounts, isChanged, table, read }
}

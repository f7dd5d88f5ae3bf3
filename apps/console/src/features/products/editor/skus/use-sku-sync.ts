import { sameValue } from '#ui/form/check/same-value.ts'
import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Delay before edited cells are passed to the form. */
const WAIT = 250

/**
 * The lines live in the grid, which draws one row for one edit; the form gets them when the hands rest, and the grid gets
 * those that come from elsewhere: a draft, another person's version, the way back.
 */
export function useSkuSync(
  grid: SkuGridStore,
  value: readonly SkuLine[] | undefined,
  onChange: ((lines: readonly SkuLine[]) => void) | undefined,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = useEffectEvent(() => {
    timer.current = undefined
    onChange?.(grid.lines())
  })
  useEffect(() => {
    const stop = grid.history.subscribe(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(), WAIT)
    })
    return () => {
      stop()
      clearTimeout(timer.current)
      if (timer.current !== undefined) tell()
    }
  }, [grid])

  const takeOver = useEffectEvent(() => {
    if (value && timer.current === undefined && !sameValue(value, grid.lines())) grid.restart(value)
  })
  // With the commit, not after it: a timer in between would tell of newer lines, and these would be taken for news.
  useLayoutEffect(() => takeOver(), [value])
}

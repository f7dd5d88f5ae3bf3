import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { savedLines, withAllCombinations } from '#widgets/sku-grid/lines/sku-lines.ts'
import { combinationsOf, type Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { Button } from 'antd'
import { useSyncExternalStore } from 'react'

interface Props {
  readonly grid: SkuGridStore
  readonly specs: readonly Spec[]
}

/** A product that sells only some of its combinations shows those; this shows all that there could be. */
export function WholeTableButton({ grid, specs }: Props) {
  const lines = useSyncExternalStore(grid.history.subscribe, grid.lines)
  const saved = savedLines(lines)
  const isWhole = lines.length === combinationsOf(specs).length
  if (saved.length === 0 || (isWhole && saved.length === lines.length)) return null
  return (
    <Button
      size="small"
      className="sku-toggle"
      aria-pressed={isWhole}
      onClick={() => grid.change(isWhole ? saved : withAllCombinations(lines, specs))}
    >
      全部sku：{isWhole ? '收起' : '展示'}
    </Button>
  )
}

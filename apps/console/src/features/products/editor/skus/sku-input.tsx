import { SkuGrid } from '#widgets/sku-grid/sku-grid.tsx'
import type { SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { useSyncExternalStore } from 'react'
import { useSkuSync } from './use-sku-sync.ts'

interface Props {
  readonly grid: SkuGridStore
  readonly specs: readonly Spec[]
  readonly isMultiSpec: boolean
  readonly isReadOnly: boolean
  readonly id?: string
  readonly value?: readonly SkuLine[]
  readonly onChange?: (lines: readonly SkuLine[]) => void
}

/** Prices, stock and pictures of each combination. */
export function SkuInput({ grid, specs, isMultiSpec, isReadOnly, id, value, onChange }: Props) {
  useSkuSync(grid, value, onChange)
  const count = useSyncExternalStore(grid.history.subscribe, () => grid.lines().length)
  if (count === 0) return <p className="sku-none">添加规格后，在这里设置每个规格的价格和库存。</p>
  return (
    <SkuGrid
      grid={grid}
      specs={specs}
      isReadOnly={isReadOnly}
      canRemove={isMultiSpec}
      {...(id === undefined ? {} : { id })}
    />
  )
}

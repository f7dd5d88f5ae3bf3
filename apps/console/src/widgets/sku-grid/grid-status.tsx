import { skuText } from '@zhanggui/domain/product/sku/sku-rules'
import { useSyncExternalStore } from 'react'
import type { SkuGridStore } from './sku-grid-store.ts'
import { useGridProblem } from './use-grid-problem.ts'

/** What is wrong with the cell that has the focus; otherwise what the grid can do. */
export function GridStatus({ grid, isReadOnly }: { readonly grid: SkuGridStore; readonly isReadOnly: boolean }) {
  const shown = useSyncExternalStore(grid.subscribe, grid.shown)
  const head = useSyncExternalStore(grid.place.subscribe, () => grid.place.get().head)
  const problemAt = useGridProblem(grid)
  const [line, cell] = [shown[head.row], grid.cells[head.column]]
  const problem = line && cell ? problemAt(line, cell) : undefined
  return (
    <p className="sku-status" role="status">
      {line && problem !== undefined ? (
        <span className="sku-problem">
          {skuText(Object.values(line.values))}：{problem}
        </span>
      ) : isReadOnly ? (
        `共 ${shown.length} 个规格`
      ) : (
        '直接输入即可替换，F2 修改，可从 Excel 粘贴；按 Esc 后再按 Tab 离开表格。价格设置范围 0.01~999999.99'
      )}
    </p>
  )
}

import { useStore } from '#api/store.ts'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { Select } from 'antd'
import { filterFrom, keysOf, optionsOf } from './lines/sku-filter.ts'
import type { SkuGridStore } from './sku-grid-store.ts'

/** From so many lines on somebody looks for one. */
const MANY = 5

/** Shows only the lines of some values; tools and 批量设置 then work on those alone. */
export function SkuFilterSelect({ grid, specs }: { readonly grid: SkuGridStore; readonly specs: readonly Spec[] }) {
  const filter = useStore(grid.filter)
  const { present } = useStore(grid.history)
  if (present.length < MANY) return null
  return (
    <Select
      className="sku-filter"
      mode="multiple"
      size="small"
      allowClear
      disabled={false}
      maxTagCount="responsive"
      aria-label="筛选规格"
      placeholder="筛选规格"
      showSearch={{ optionFilterProp: 'label' }}
      options={optionsOf(specs)}
      value={keysOf(filter, specs)}
      onChange={(keys: string[]) => grid.filter.set(filterFrom(keys, specs))}
    />
  )
}

import type { FiltersOf } from '#ui/list/filter.ts'
import { useCategoryFilters } from '#widgets/category-cascader/category-filter.tsx'
import type { productApi } from '@zhanggui/contract/product'

export function useProductFilters(): FiltersOf<typeof productApi.list> {
  const { platform, store } = useCategoryFilters()
  return [
    platform('平台分类'),
    store('商户分类'),
    { name: 'keywords', label: '商品搜索', kind: 'text', placeholder: '名称、关键字或 ID' },
  ]
}

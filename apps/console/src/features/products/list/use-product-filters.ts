import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { categoryFilters } from '#widgets/category-cascader/category-filter.tsx'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { productApi } from '@zhanggui/contract/goods/product'
import { useProductTabs } from './use-product-tabs.ts'

export function useProductFilters(filter: FilterOf<typeof productApi.list>): FiltersOf<typeof productApi.list> {
  return {
    type: useProductTabs(filter),
    categoryId: categoryFilters.platform('平台分类'),
    cateId: categoryFilters.store('商户分类'),
    keywords: { label: '商品搜索', kind: 'text', placeholder: '名称、关键字或 ID' },
  }
}

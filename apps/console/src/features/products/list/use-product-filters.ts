import type { FiltersOf, TabsFilter } from '#ui/list/filters/filter.ts'
import { categoryFilters } from '#widgets/category-cascader/category-filter.tsx'
import { type FilterOf, filterOf } from '@zhanggui/contract/kernel/filter'
import { productApi } from '@zhanggui/contract/goods/product'
import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useSearchParams } from 'react-router'
import { tabItems } from './product-tab-address.ts'

export function useProductFilters(filter: FilterOf<typeof productApi.list>): FiltersOf<typeof productApi.list> {
  return {
    type: useProductTabs(filter),
    categoryId: categoryFilters.platform('平台分类'),
    cateId: categoryFilters.store('商户分类'),
    keywords: { label: '商品搜索', kind: 'text', placeholder: '名称、关键字或 ID' },
  }
}

/** The eight tabs with how many products each has under the filter of the list. */
function useProductTabs(filter: FilterOf<typeof productApi.list>): TabsFilter {
  const [search] = useSearchParams()
  const enabled = mayCall(productApi.tabs, useSession())
  const { data } = useCall(productApi.tabs, filterOf<typeof productApi.tabs>(productApi.tabs, filter), {
    keepPrevious: true,
    enabled,
  })
  return { kind: 'tabs', items: tabItems(data, search.get('type')) }
}

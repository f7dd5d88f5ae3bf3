import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import type { TabsFilter } from '#ui/list/filters/filter.ts'
import { type FilterOf, filterOf } from '@zhanggui/contract/kernel/filter'
import { productApi } from '@zhanggui/contract/goods/product'
import { useSearchParams } from 'react-router'
import { tabItems } from './product-tab-address.ts'

/** The eight tabs with how many products each has under the filter of the list. */
export function useProductTabs(filter: FilterOf<typeof productApi.list>): TabsFilter {
  const [search] = useSearchParams()
  const enabled = mayCall(productApi.tabs, useSession())
  const { data } = useCall(productApi.tabs, filterOf<typeof productApi.tabs>(productApi.tabs, filter), {
    keepPrevious: true,
    enabled,
  })
  return { kind: 'tabs', items: tabItems(data, search.get('type')) }
}

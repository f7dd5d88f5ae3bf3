import { useCall } from '#api/use-call.ts'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { optionsOf, titleOf } from './category-options.ts'
import { useStoreCategories } from './use-store-categories.ts'

/** Says in words which category a number stands for; the number itself while nobody knows. */
export function useCategoryTitles() {
  const { data = [] } = useCall(platformGoodsApi.categories, {}, { staleTime: 5 * 60_000 })
  const { nodes } = useStoreCategories()
  return {
    platform: (id: number) => titleOf(optionsOf(data), id) ?? String(id),
    store: (id: number) => titleOf(optionsOf(nodes), id) ?? String(id),
  }
}

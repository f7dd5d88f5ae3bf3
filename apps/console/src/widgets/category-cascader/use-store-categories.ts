import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { treeOf } from './category-options.ts'

/** The shop's own tree: with its hidden categories for those who may see the list, without them for everyone else. */
export function useStoreCategories() {
  const seesAll = mayCall(storeCategoryApi.list, useSession())
  const all = useCall(storeCategoryApi.list, {}, { enabled: seesAll })
  const shown = useCall(storeCategoryApi.tree, {}, { enabled: !seesAll })
  const { isLoading, error } = seesAll ? all : shown
  return { isLoading, error, nodes: (seesAll ? all.data && treeOf(all.data) : shown.data) ?? [] }
}

import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/product'
import { useSearchParams } from 'react-router'
import { tabItems } from './product-tab-address.ts'

/** The eight tabs with how many products each has under the filters of the list. */
export function useProductTabs({ keywords, cateId, categoryId }: InputOf<typeof productApi.list>) {
  const [search] = useSearchParams()
  const filter = {
    ...(keywords === undefined ? {} : { keywords }),
    ...(cateId === undefined ? {} : { cateId }),
    ...(categoryId === undefined ? {} : { categoryId }),
  }
  const enabled = mayCall(productApi.tabs, useSession())
  const { data } = useCall(productApi.tabs, filter, { keepPrevious: true, enabled })
  return { name: 'type', items: tabItems(data, search.get('type')) } as const
}

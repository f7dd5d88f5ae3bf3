import { useCall } from '#api/use-call.ts'
import { decodeFilters } from '#ui/list/list-address.ts'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import { productApi } from '@zhanggui/contract/goods/product'
import { useState } from 'react'

export const sizes = [10, 20, 30, 40]

type Filters = Readonly<Record<string, string>>

interface Place {
  readonly page: number
  readonly limit: number
  readonly filters: Filters
}

/** The products to pick from, page by page; `fixed` is asked for whatever the filters say. */
export function useProductPages(fixed: FilterOf<typeof productApi.pick>) {
  const [place, setPlace] = useState<Place>({ page: 1, limit: 10, filters: {} })
  const { page, limit, filters } = place
  const input = { ...decodeFilters(filters, productApi.pick.query), ...fixed, page, limit }
  const query = useCall(productApi.pick, input, { keepPrevious: true })
  return {
    ...place,
    query,
    rows: query.data?.list ?? [],
    total: query.data?.total ?? 0,
    turn: (next: number, size: number) => setPlace({ ...place, page: size === limit ? next : 1, limit: size }),
    narrow: (values: Filters) => setPlace({ ...place, page: 1, filters: { ...filters, ...values } }),
  }
}
export type ProductPages = ReturnType<typeof useProductPages>

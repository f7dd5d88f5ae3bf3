import { useCall } from '#api/use-call.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { productApi } from '@zhanggui/contract/product'
import { useState } from 'react'

export const sizes = [10, 20, 30, 40]

interface Place {
  readonly page: number
  readonly limit: number
  readonly filters: Readonly<Record<string, string>>
}

/** The products to pick from, page by page. */
export function useProductPages(isOnSale: boolean) {
  const [place, setPlace] = useState<Place>({ page: 1, limit: 10, filters: {} })
  const { page, limit, filters } = place
  const input: InputOf<typeof productApi.pick> = {
    page,
    limit,
    ...(filters['name'] ? { name: filters['name'] } : {}),
    ...(filters['categoryId'] ? { categoryId: Number(filters['categoryId']) } : {}),
    ...(filters['cateId'] ? { cateId: Number(filters['cateId']) } : {}),
    ...(isOnSale ? { isShow: '1' as const } : filters['isShow'] ? { isShow: isOne(filters['isShow']) } : {}),
  }
  const query = useCall(productApi.pick, input, { keepPrevious: true })
  return {
    ...place,
    query,
    rows: query.data?.list ?? [],
    total: query.data?.total ?? 0,
    turn: (next: number, size: number) => setPlace({ ...place, page: size === limit ? next : 1, limit: size }),
    narrow: (values: Readonly<Record<string, string>>) =>
      setPlace({ ...place, page: 1, filters: { ...filters, ...values } }),
  }
}

const isOne = (text: string) => (text === '1' ? '1' : '0')

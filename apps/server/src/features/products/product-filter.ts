import type { productFilter } from '@zhanggui/contract/product'
import { queryTokens, searchText } from '@zhanggui/domain/product/search-tokens'
import type { z } from 'zod'

export type ProductFilter = z.output<typeof productFilter>

export const isFiltered = ({ keywords, cateId, categoryId }: ProductFilter): boolean =>
  Boolean(keywords) || cateId !== undefined || categoryId !== undefined

/** What the database looks for. Tokens begin with the merchant's number, so that one index serves all merchants. */
export const searchFor = (merId: number, keywords: string | undefined) => ({
  tokens: keywords ? queryTokens(keywords).map((token) => `${merId}:${token}`) : [],
  typed: keywords ? searchText(keywords) : null,
})

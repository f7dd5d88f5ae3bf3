import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Filter } from '#ui/list/filters/filter.ts'
import type { AddressChange } from '#ui/list/list-address.ts'
import { reviewSearchType } from '@zhanggui/domain/product/product-codes'
import { searchTypeOf } from './user-search.ts'

const UserSearchInput = lazyPart(() => import('./user-search-input.tsx'))

interface SearchedList {
  readonly address: { readonly filters: Readonly<Record<string, string>> }
  readonly go: (change: AddressChange) => void
}

/** The input of `searchType` and `content`, for lists that are searched by their buyer. */
export const userSearchFilter = ({ address: { filters }, go }: SearchedList): Filter => ({
  label: '用户搜索',
  with: ['searchType'],
  kind: 'custom',
  render: (content) => (
    <UserSearchInput
      searchType={filters['searchType']}
      content={content}
      onChange={(changed) => go({ filters: changed })}
    />
  ),
  show: (content) => {
    const type = searchTypeOf(filters['searchType'])
    return type === reviewSearchType.is.all ? content : `${reviewSearchType.label(type)} ${content}`
  },
})

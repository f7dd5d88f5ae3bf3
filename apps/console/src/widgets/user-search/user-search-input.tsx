import './user-search-input.css'
import { TextFilter } from '#ui/list/filters/text-filter.tsx'
import { reviewSearchType, type ReviewSearchType } from '@zhanggui/domain/product/product-codes'
import { Select, Space } from 'antd'
import { useState } from 'react'
import { searchTypeOf, userSearch } from './user-search.ts'

interface Props {
  /** As in the address. */
  readonly searchType: string | undefined
  readonly content: string
  readonly onChange: (filters: ReturnType<typeof userSearch>) => void
}

/** A buyer: what is searched in, and the words. */
export default function UserSearchInput({ searchType, content, onChange }: Props) {
  const [chosen, setChosen] = useState<ReviewSearchType>()
  const type = searchType === undefined ? (chosen ?? reviewSearchType.is.all) : searchTypeOf(searchType)
  const choose = (next: ReviewSearchType) => {
    setChosen(next)
    if (content !== '') onChange(userSearch(next, content))
  }
  return (
    <Space.Compact block>
      <Select
        aria-label="用户搜索类型"
        className="user-search-type"
        options={[...reviewSearchType.options]}
        value={type}
        onChange={choose}
      />
      <TextFilter
        label="用户搜索"
        placeholder="用户搜索"
        value={content}
        onChange={(typed) => onChange(userSearch(type, typed))}
      />
    </Space.Compact>
  )
}

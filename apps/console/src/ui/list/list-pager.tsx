import { useNarrow } from '#ui/media-query.ts'
import { Pagination } from 'antd'
import { type AddressChange, pageSizes } from './list-address.ts'

interface Props {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly go: (change: AddressChange) => void
}

/** Total, sizes, pages and jumper (spec §9); a phone gets total and pages. */
export function ListPager({ page, size, total, go }: Props) {
  const isNarrow = useNarrow()
  return (
    <Pagination
      className="list-pager"
      current={page}
      pageSize={size}
      total={total}
      showTotal={(count) => `共 ${count} 条`}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger={!isNarrow}
      showQuickJumper={!isNarrow}
      showLessItems={isNarrow}
      size={isNarrow ? 'small' : 'medium'}
      onChange={(nextPage, nextSize) => go(nextSize === size ? { page: nextPage } : { size: nextSize })}
    />
  )
}

import { useNarrow } from '#ui/theme/media-query.ts'
import { Pagination } from 'antd'
import { type AddressChange, pageSizes } from './list-address.ts'

interface Props {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly go: (change: AddressChange) => void
  /** Beside something else: total and pages, as on a phone. */
  readonly isShort?: boolean
}

/** Total, sizes, pages and jumper (spec §9); a phone gets total and pages. */
export function ListPager({ page, size, total, go, isShort = false }: Props) {
  const isNarrow = useNarrow()
  const isWhole = !isNarrow && !isShort
  return (
    <Pagination
      className="list-pager"
      current={page}
      pageSize={size}
      total={total}
      showTotal={(count) => `共 ${count} 条`}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger={isWhole}
      showQuickJumper={isWhole}
      showLessItems={!isWhole}
      size={isNarrow ? 'small' : 'medium'}
      onChange={(nextPage, nextSize) => go(nextSize === size ? { page: nextPage } : { size: nextSize })}
    />
  )
}

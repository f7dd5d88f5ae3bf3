import { Pagination } from 'antd'

interface Props {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly onChange: (page: number) => void
  readonly className?: string
}

/** Below a few rows in a dialog or drawer; nothing where they are all there. */
export const ShortPager = ({ page, size, total, onChange, className = '' }: Props) => (
  <Pagination
    className={className}
    size="small"
    current={page}
    pageSize={size}
    total={total}
    hideOnSinglePage
    showSizeChanger={false}
    onChange={onChange}
  />
)

import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { Alert, Button, Skeleton } from 'antd'
import { useCall } from '#api/use-call.ts'
import type { Arrival } from '../push/arrivals.ts'
import { NoticeEmpty } from './notice-empty.tsx'
import type { NoticeFilter } from './notice-filter.tsx'
import { NoticeRows } from './notice-rows.tsx'

interface NoticeListProps {
  readonly filter: NoticeFilter
  readonly limit: number
  readonly arrivals: readonly Arrival[]
  readonly onRead: (row: NoticeRow, leaves: boolean) => void
  readonly onMore: () => void
  readonly onResetFilter: () => void
}

/** The history, growing page by page. Asking for the longer list whole keeps it free of gaps when pushes shift it. */
export function NoticeList({ filter, limit, arrivals, onRead, onMore, onResetFilter }: NoticeListProps) {
  const { unreadOnly, type } = filter
  const list = useCall(
    noticeApi.list,
    { page: 1, limit, ...(type ? { type } : {}), ...(unreadOnly ? { isRead: '0' } : {}) },
    { staleTime: 0, keepPrevious: true },
  )
  const retry = () => void list.refetch()

  if (!list.data) {
    return list.isError ? <NoticeEmpty kind="failed" reason={list.error.message} onStep={retry} /> : <NoticeSkeleton />
  }
  const rows = list.data.list
  const fresh = list.isFetching
    ? 0
    : arrivals.filter((arrival) => arrival.at > list.dataUpdatedAt && (!type || arrival.type === type)).length
  return (
    <div
      className={list.isPlaceholderData ? 'notice-list notice-list-stale' : 'notice-list'}
      aria-busy={list.isFetching}
    >
      {list.isError && (
        <Alert type="error" showIcon title={list.error.message} action={<RetryButton onClick={retry} />} />
      )}
      {fresh > 0 && (
        <Button type="link" block className="notice-fresh" onClick={retry}>
          有 {fresh} 条新通知，点击查看
        </Button>
      )}
      {rows.length > 0 ? (
        <NoticeRows rows={rows} onRead={onRead} />
      ) : (
        fresh === 0 && <NoticeEmpty kind={type || unreadOnly ? 'no-match' : 'nothing'} onStep={onResetFilter} />
      )}
      {rows.length < list.data.total && (
        <Button block type="text" loading={list.isPlaceholderData} onClick={onMore}>
          加载更多（还有 {list.data.total - rows.length} 条）
        </Button>
      )}
    </div>
  )
}

const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    重试
  </Button>
)

const NoticeSkeleton = () => (
  <section aria-label="正在加载通知" aria-busy="true" className="notice-skeleton">
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} active avatar={{ size: 36 }} title={{ width: '40%' }} paragraph={{ rows: 1 }} />
    ))}
  </section>
)

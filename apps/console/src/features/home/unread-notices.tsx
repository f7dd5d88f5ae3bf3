import { useCall, useChange } from '#api/use-call.ts'
import { useNoticeArrival } from '#ui/notice-arrival.ts'
import { openNotices } from '#ui/open-notices.ts'
import { sameSitePath } from '#ui/redirect-target.ts'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { Button, Skeleton } from 'antd'
import { Link } from 'react-router'

const FEW = 5

export function UnreadNotices() {
  const notices = useCall(noticeApi.list, { page: 1, limit: FEW, isRead: '0' })
  const read = useChange(noticeApi.read, { quiet: true, alsoRefresh: ['home'] })
  useNoticeArrival(() => void notices.refetch())
  const { data } = notices
  return (
    <section aria-labelledby="dashboard-notices">
      <div className="dashboard-title">
        <h2 id="dashboard-notices">未读通知</h2>
        <button type="button" className="dashboard-more" onClick={openNotices}>
          {data && data.total > FEW ? `查看全部 ${data.total} 条` : '通知中心'}
        </button>
      </div>
      {notices.isPending ? <Skeleton active title={false} paragraph={{ rows: 4 }} /> : null}
      {notices.isError ? (
        <p className="dashboard-empty">
          {notices.error.message}
          <Button type="link" loading={notices.isFetching} onClick={() => void notices.refetch()}>
            重试
          </Button>
        </p>
      ) : null}
      {data?.list.length === 0 ? <p className="dashboard-empty">没有未读通知，新订单和退款申请会出现在这里。</p> : null}
      <ul className="dashboard-notices">
        {data?.list.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onOpen={() => read.mutate({ id: notice.id })} />
        ))}
      </ul>
    </section>
  )
}

function NoticeLine({ notice, onOpen }: { notice: NoticeRow; onOpen: () => void }) {
  const { type, title, content, url, createTime } = notice
  const path = sameSitePath(url)
  const exact = formatShopTime(createTime)
  const words = (
    <>
      <strong>{title}</strong>
      <span className="notice-content">{content}</span>
      <small>
        {noticeType.label(type)} ·{' '}
        <time dateTime={createTime.toISOString()} title={exact}>
          {exact.slice(5, 16)}
        </time>
      </small>
    </>
  )
  return (
    <li>
      {path ? (
        <Link to={path} onClick={onOpen}>
          {words}
        </Link>
      ) : (
        <button type="button" onClick={openNotices}>
          {words}
        </button>
      )}
    </li>
  )
}

import { Button } from '#ui/action/button.tsx'
import { useCall } from '#api/use-call.ts'
import { useNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { NoticeItem } from '#widgets/notices/notice-item.tsx'
import { openNotices } from '#widgets/notices/open-notices.ts'
import { sameSitePath } from '#ui/page/redirect-target.ts'
import { useAction } from '#ui/action/use-action.ts'
import { homeApi } from '@zhanggui/contract/home'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'

const FEW = 5

export function UnreadNotices() {
  const notices = useCall(noticeApi.list, { page: 1, limit: FEW, isRead: '0' })
  const { run } = useAction()
  useNoticeArrival(() => void notices.refetch())
  const { data } = notices
  const open = (notice: NoticeRow) => {
    void run({ call: noticeApi.read, input: { id: notice.id }, refresh: [homeApi], isSilent: true })
    if (!sameSitePath(notice.url)) openNotices()
  }
  return (
    <section aria-labelledby="dashboard-notices">
      <div className="dashboard-title">
        <h2 id="dashboard-notices">未读通知</h2>
        <button type="button" className="dashboard-more" onClick={openNotices}>
          {data && data.total > FEW ? `查看全部 ${data.total} 条` : '通知中心'}
        </button>
      </div>
      {notices.isPending ? (
        <div className="dashboard-skeleton">
          <span />
          <span />
          <span />
          <span />
        </div>
      ) : null}
      {notices.isError ? (
        <p className="dashboard-empty">
          {notices.error.message}
          <Button look="link" aria-busy={notices.isFetching} onClick={() => void notices.refetch()}>
            重试
          </Button>
        </p>
      ) : null}
      {data?.list.length === 0 ? <p className="dashboard-empty">没有未读通知，新订单和退款申请会出现在这里。</p> : null}
      <ul className="notice-rows dashboard-notices">
        {data?.list.map((notice) => (
          <NoticeItem key={notice.id} row={notice} onRead={open} />
        ))}
      </ul>
    </section>
  )
}

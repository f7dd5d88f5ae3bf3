import { useCall } from '#api/use-call.ts'
import { useNoticeArrival } from '#widgets/notices/notice-arrival.ts'
import { NoticeItem } from '#widgets/notices/notice-item.tsx'
import { openNotices } from '#widgets/notices/open-notices.ts'
import { sameSitePath } from '#ui/page/redirect-target.ts'
import { useAction } from '#ui/action/use-action.ts'
import { noticeApi, type NoticeRow } from '@zhanggui/contract/notice'
import { Card } from './card.tsx'

const FEW = 5

export function UnreadNotices() {
  const notices = useCall(noticeApi.list, { page: 1, limit: FEW, isRead: '0' })
  const { run } = useAction()
  useNoticeArrival(() => void notices.refetch())
  const total = notices.data?.total ?? 0
  const open = (notice: NoticeRow) => {
    void run({ call: noticeApi.read, input: { id: notice.id }, isSilent: true })
    if (!sameSitePath(notice.url)) openNotices()
  }
  return (
    <Card
      title="未读通知"
      answer={notices}
      empty={({ list }) => (list.length === 0 ? '没有未读通知，新订单和退款申请会出现在这里。' : undefined)}
      more={
        <button type="button" className="dashboard-more" onClick={openNotices}>
          {total > FEW ? `查看全部 ${total} 条` : '通知中心'}
        </button>
      }
    >
      {({ list }) => (
        <ul className="notice-rows dashboard-notices">
          {list.map((notice) => (
            <NoticeItem key={notice.id} row={notice} onRead={open} />
          ))}
        </ul>
      )}
    </Card>
  )
}

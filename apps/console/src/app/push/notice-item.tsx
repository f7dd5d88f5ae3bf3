import type { NoticeRow } from '@zhanggui/contract/notice'
import { relativeTime } from '@zhanggui/domain/kernel/relative-time'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { Link } from 'react-router'
import { sameSitePath } from '#ui/redirect-target.ts'
import { NoticeIcon } from './notice-icon.tsx'

interface NoticeItemProps {
  readonly row: NoticeRow
  readonly now: Date
  /** It was dealt with: opened here, in another tab, or (without an address) just clicked. */
  readonly onRead: (row: NoticeRow, leaves: boolean) => void
}

/** A real link, so that the middle button opens it in another tab. */
export function NoticeItem({ row, now, onRead }: NoticeItemProps) {
  const path = sameSitePath(row.url)
  const className = row.isRead ? 'notice-item' : 'notice-item notice-item-unread'
  const body = <NoticeBody row={row} now={now} />
  return (
    <li>
      {path ? (
        <Link
          to={path}
          className={className}
          onClick={(event) => onRead(row, !(event.ctrlKey || event.metaKey || event.shiftKey))}
          onAuxClick={(event) => event.button === 1 && onRead(row, false)}
        >
          {body}
        </Link>
      ) : (
        <button type="button" className={className} onClick={() => onRead(row, false)}>
          {body}
        </button>
      )}
    </li>
  )
}

function NoticeBody({ row, now }: Pick<NoticeItemProps, 'row' | 'now'>) {
  const exact = formatShopTime(row.createTime)
  return (
    <>
      <NoticeIcon type={row.type} />
      <span className="notice-text">
        <span className="notice-title">
          {!row.isRead && <span className="notice-dot">未读</span>}
          {row.title}
        </span>
        <span className="notice-content">{row.content}</span>
        <span className="notice-meta">
          {noticeType.label(row.type)} · {/* The wire form has no zone and could be misread by machines. */}
          <time dateTime={row.createTime.toISOString()} title={exact}>
            {relativeTime(row.createTime, now)}
          </time>
        </span>
      </span>
    </>
  )
}

import './notice-item.css'
import { sameSitePath } from '#ui/page/redirect-target.ts'
import { ShopTime } from '#ui/show/shop-time.tsx'
import type { NoticeRow } from '@zhanggui/contract/notice'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { Link } from 'react-router'
import { NoticeIcon } from './notice-icon.tsx'

interface Props {
  readonly row: NoticeRow
  /** It was dealt with: opened here, in another tab, or (without an address) just clicked. */
  readonly onRead: (row: NoticeRow, leaves: boolean) => void
}

/** A real link, so that the middle button opens it in another tab. */
export function NoticeItem({ row, onRead }: Props) {
  const path = sameSitePath(row.url)
  const className = row.isRead ? 'notice-item' : 'notice-item notice-item-unread'
  const body = <NoticeBody row={row} />
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

const NoticeBody = ({ row }: Pick<Props, 'row'>) => (
  <>
    <NoticeIcon type={row.type} />
    <span className="notice-text">
      <span className="notice-title">
        {!row.isRead && <span className="notice-dot">未读</span>}
        {row.title}
      </span>
      <span className="notice-content">{row.content}</span>
      <span className="notice-meta">
        {noticeKind.label(row.kind)} · <ShopTime at={row.createTime} />
      </span>
    </span>
  </>
)

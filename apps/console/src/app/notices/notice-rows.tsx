import type { NoticeRow } from '@zhanggui/contract/notice'
import { NoticeItem } from '#widgets/notices/notice-item.tsx'

interface NoticeRowsProps {
  readonly rows: readonly NoticeRow[]
  readonly onRead: (row: NoticeRow, leaves: boolean) => void
}

/** Unread ones first, each group under its heading. */
export function NoticeRows({ rows, onRead }: NoticeRowsProps) {
  const groups = [
    { title: '未读', rows: rows.filter((row) => !row.isRead) },
    { title: '已读', rows: rows.filter((row) => row.isRead) },
  ]
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
      <section key={group.title} aria-label={group.title}>
        <h3 className="notice-group">{group.title}</h3>
        <ul className="notice-rows">
          {group.rows.map((row) => (
            <NoticeItem key={row.id} row={row} onRead={onRead} />
          ))}
        </ul>
      </section>
    ))
}

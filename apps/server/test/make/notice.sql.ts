import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { inMerchant } from '#platform/db/merchant-db'
import { type Announcement, insertAnnouncements } from '#platform/push/announce.sql'
import type { TestApp } from '#test/app/test-app'

/** Announces to a merchant's staff, as a committed write would have. */
export const announce = (app: TestApp, { merId }: { merId: number }, ...news: (Partial<Announcement> | string)[]) =>
  inMerchant(app.platform.pool, merId, 'write', (db) => insertAnnouncements(db, news.map(announcement), app.now()))

export const announcement = (facts: Partial<Announcement> | string): Announcement => ({
  kind: noticeKind.is.system,
  title: typeof facts === 'string' ? facts : '提醒',
  content: '内容',
  url: '/dashboard',
  ...(typeof facts === 'string' ? {} : facts),
})

/** The rows without the notification, as when the connection that listens was down. */
export async function announceSilently(app: TestApp, { merId }: { merId: number }, title: string) {
  await app.platform.pool.query(
    `with counted as (update push_counter set last_no = last_no + 1 where mer_id = $1 returning last_no)
     insert into push_event (mer_id, no, type, kind, title, content, url, created_at)
     select $1, last_no, '3', 'system', $2, '', '', $3 from counted`,
    [merId, title, app.now()],
  )
}

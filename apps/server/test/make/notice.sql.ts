import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { inMerchant } from '#platform/db/merchant-db'
import { type Announcement, insertAnnouncements } from '#platform/push/announce.sql'
import type { TestApp } from '#test/test-app'

/** Announces to a merchant's staff, as a committed write would have. */
export const announce = (app: TestApp, { merId }: { merId: number }, ...news: (Partial<Announcement> | string)[]) =>
  inMerchant(app.platform.pool, merId, 'write', (db) => insertAnnouncements(db, news.map(announcement), app.now()))

export const announcement = (facts: Partial<Announcement> | string): Announcement => ({
  type: noticeType.is.system,
  title: typeof facts === 'string' ? facts : '提醒',
  content: '内容',
  url: '/dashboard',
  ...(typeof facts === 'string' ? {} : facts),
})

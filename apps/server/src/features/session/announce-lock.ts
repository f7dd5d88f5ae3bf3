import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { signInLockMs } from '@zhanggui/domain/session/login-throttle-rules'
import { inMerchant } from '#platform/db/merchant-db'
import type { Platform } from '#platform/platform'
import { insertAnnouncements } from '#platform/push/announce.sql'

/** Whoever manages the staff hears that somebody is trying passwords. */
export async function announceLock({ pool }: Platform, who: { merId: number; account: string }, now: Date) {
  await inMerchant(pool, who.merId, 'write', (db) =>
    insertAnnouncements(
      db,
      [
        {
          type: noticeType.is.system,
          title: '账号锁定提醒',
          content: `账号 ${who.account} 连续登录失败次数过多，已锁定${signInLockMs / 60_000}分钟`,
          url: '/dashboard',
          permission: 'merchant:admin:list',
        },
      ],
      now,
    ),
  )
}

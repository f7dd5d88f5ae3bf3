import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { signInLockMs } from '@zhanggui/domain/session/login-throttle-rules'
import type { PublicContext } from '#platform/http/route'

/** Whoever manages the staff hears that somebody is trying passwords. */
export const announceLock = ({ atMerchant }: PublicContext, who: { merId: number; account: string }) =>
  atMerchant(who.merId).inWrite(async ({ announce }) =>
    announce({
      type: noticeType.is.system,
      title: '账号锁定提醒',
      content: `账号 ${who.account} 连续登录失败次数过多，已锁定${signInLockMs / 60_000}分钟`,
      url: '/dashboard',
      permission: 'merchant:admin:list',
    }),
  )

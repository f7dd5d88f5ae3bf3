import { adminApi } from '@zhanggui/contract/staff'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { signInLockMs } from '@zhanggui/domain/session/login-throttle-rules'
import type { PublicContext } from '#platform/http/route'

interface Locked {
  readonly merId: number
  readonly account: string
  readonly network: string
}

/** Notifies people who manage staff that an account was locked; they can unlock it. */
export const announceLock = ({ merchantTransactions }: PublicContext, { merId, account, network }: Locked) =>
  merchantTransactions(merId).inWrite(async ({ announce, announceArea }) => {
    announce({
      kind: noticeKind.is.security,
      title: '账号锁定提醒',
      content:
        `账号 ${account} 从 ${network} 连续登录失败次数过多，该网络${signInLockMs / 60_000}分钟内不能登录此账号。` +
        '如果是同事输错了密码，可以在管理员列表解除锁定',
      url: '/operation/roleManager/adminList',
      permission: adminApi.list.permission,
    })
    announceArea(adminApi)
  })

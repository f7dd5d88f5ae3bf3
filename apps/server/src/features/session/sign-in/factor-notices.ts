import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { deviceName } from '@zhanggui/domain/session/device-rules'
import type { WriteContext } from '#platform/transactions'

interface RecoveryCodeUse {
  readonly adminId: number
  readonly codesLeft: number
  readonly address: string
  readonly userAgent: string
}

export function announceRecoveryCode(
  { announce }: WriteContext,
  { adminId, codesLeft, address, userAgent }: RecoveryCodeUse,
) {
  announce({
    kind: noticeKind.is.security,
    title: '有人用恢复码登录了你的账号',
    content:
      `${deviceName(userAgent)}（${address}）用恢复码登录，还剩 ${codesLeft} 个恢复码。` +
      '如果不是你本人，请立即修改密码并重新生成恢复码',
    url: '/maintain/user?type=factor',
    onlyFor: adminId,
  })
}

export function announceWrongCodes({ announce }: WriteContext, adminId: number) {
  announce({
    kind: noticeKind.is.security,
    title: '登录验证多次失败',
    content: '有人输对了你的密码，但连续输错动态码。如果不是你本人，请立即修改密码',
    url: '/maintain/user?type=password',
    onlyFor: adminId,
  })
}

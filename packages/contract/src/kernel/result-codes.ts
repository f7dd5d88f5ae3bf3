import { z } from 'zod'

/** `code` of the envelope. Codes of single areas (3001, 7201 …) stand where they are refused. */
export const resultCode = {
  ok: 200,
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  bug: 500,
  unavailable: 503,
  /** A business rule said no and has no code of its own. */
  refused: 1000,
  /** A role of the caller's wants 两步验证, which is not set up yet. */
  factorMissing: 1001,
  /** The password was right, but too long ago; or it has been changed meanwhile. */
  ticketOver: 1002,
  /** The browser is signed in to another shop, or as somebody else, than the page believes. */
  accountChanged: 1003,
} as const

export const envelope = z.object({ code: z.int(), message: z.string(), data: z.unknown() })
export type Envelope = z.output<typeof envelope>

/** Fixed texts of the error catalogue (spec §8, sheet of common wire rules). */
export const resultText = {
  ok: '操作成功',
  signedOut: '无效的会话，或者登录已过期，请重新登录。',
  forbidden: '没有权限访问。',
  notFound: '请求的接口不存在',
  tooMany: '操作过于频繁，请稍后再试',
  crossSite: '跨站请求已被拒绝',
  missing: '数据不存在或已删除',
  bug: '服务器出错，请稍后重试',
  keyMissing: '服务器缺少密钥，无法读取已加密的资料，请联系平台',
  away: '服务暂不可用，请稍后重试',
  uncertain: '连接中断，无法确认操作是否成功，请刷新后查看结果',
  busy: '系统繁忙，请稍后重试',
  factorMissing: '你的角色要求两步验证，请先完成设置',
  accountChanged: '当前登录的店铺或账号已切换，请重新加载页面',
  ticketOver: '验证已过期，请重新输入密码',
} as const

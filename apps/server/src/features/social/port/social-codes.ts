import { theirWords } from '#platform/outside/their-words'
import { SocialError } from './social-port.ts'

/** The token is wrong or has expired: another one is asked for, once. */
export const TOKEN_CODES: ReadonlySet<number> = new Set([40_001, 40_014, 42_001])

/** Nothing has happened and it may be asked again at once. */
export const BUSY_CODES: ReadonlySet<number> = new Set([-1])

/** The social platform does not have these goods. */
export const GOODS_MISSING = 300_024

/** A room that the social platform does not have, a list without rooms, and a name that it does not allow. */
export const ROOM_MISSING = 300_022
export const NO_ROOMS = 9_410_000
export const ROOM_NAME_FORBIDDEN = 300_028
/** Goods of the video channel: known already, unknown, or in a state that does not allow it. */
export const SPU_EXISTS = 9_401_001
export const SPU_MISSING = 9_401_002
export const SPU_STATE = 9_401_020

/** Says no to what was sent, as a review would; it is for the shop to change it. */
export const CONTENT_CODES: ReadonlySet<number> = new Set([300_002, 300_003, 300_004, 300_005, 300_018])

/** Limits of theirs, which pass; everything else is wrong in the same way the next time. */
const PASSING: ReadonlySet<number> = new Set([
  ...BUSY_CODES,
  ...TOKEN_CODES,
  45_009,
  45_011,
  300_012,
  300_021,
  9_410_001,
  9_410_002,
])

/** Half of it has been done: the next try asks first. */
const HALF_DONE: ReadonlySet<number> = new Set([300_021])

/** docs/social-platform/README.md */
const known: Readonly<Record<number, string>> = {
  [-1]: '微信系统繁忙，请稍后再试',
  40001: '访问凭证已失效',
  40004: '素材类型不支持',
  40005: '文件类型不支持',
  40006: '文件大小超出限制',
  40007: '图片素材已过期，请重新提交',
  40009: '图片大小超出限制',
  40013: 'AppID 不正确',
  40014: '访问凭证无效',
  40125: 'AppSecret 不正确',
  40164: '服务器地址不在微信白名单中',
  41005: '没有收到文件内容',
  42001: '访问凭证已过期',
  45009: '今日调用次数已达上限',
  45011: '调用过于频繁，请稍后再试',
  48001: '小程序没有该接口的权限',
  300001: '小程序被禁止添加或编辑',
  300002: '名称长度不符合规则',
  300003: '价格不符合规则',
  300004: '商品名称含有违规内容',
  300005: '商品图片含有违规内容',
  300006: '图片素材已过期，请重新提交',
  300007: '线上小程序没有该商品页面',
  300008: '添加商品失败',
  300009: '撤回审核失败',
  300010: '商品审核状态不允许该操作',
  300011: '操作不合法',
  300012: '今日提交审核的额度已用完',
  300013: '提交审核失败',
  300014: '商品审核中，不能删除',
  300017: '商品尚未提交审核',
  300018: '商品图片尺寸过大',
  300021: '商品已添加，但提交审核失败',
  300022: '直播间在微信端不存在',
  300023: '直播间当前状态不允许该操作',
  300024: '商品在微信端不存在',
  300025: '商品尚未通过微信审核',
  300026: '直播间商品数量已满',
  300027: '导入商品失败',
  300028: '直播间名称含有违规内容',
  300029: '主播昵称含有违规内容',
  300030: '主播微信号不正确',
  300031: '背景图不符合规范',
  300032: '分享图不符合规范',
  300033: '商品数量超过直播间上限',
  300034: '主播昵称长度不符合规则',
  300035: '主播微信号不存在',
  300036: '主播微信号未实名认证',
  300037: '频道封面图不符合规范',
  300038: '小程序没有配置客服',
  300039: '主播副号微信号不正确',
  300040: '名称含有不支持的字符',
  300041: '创建者微信号不正确',
  300042: '推流中不能编辑直播间',
  9410000: '微信端还没有直播间',
  9410001: '获取直播间失败，请稍后再试',
  9401001: '商品在微信端已存在',
  9401002: '商品在微信端不存在',
  9401003: '商品信息不符合微信的要求',
  9401005: '类目不存在',
  9401006: '没有该类目的经营权限',
  9401007: '品牌不可用',
  9401020: '商品状态不允许该操作',
  9401023: '商品资质图不符合要求',
  9410002: '微信系统错误，请稍后再试',
}

/** The refusal with this number; `said` is shown for numbers that nobody has told us of. */
export const refusalOf = (code: number, said: string): SocialError =>
  new SocialError(known[code] ?? (theirWords(said) || `错误 ${code}`), {
    code,
    isPassing: PASSING.has(code),
    isUnclear: HALF_DONE.has(code),
  })

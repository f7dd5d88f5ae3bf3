import { receiptPrinting } from '@zhanggui/domain/store/store-codes'
import { z } from 'zod'
import { shopTime } from './kernel/codecs.ts'
import { area, get, post } from './kernel/endpoint.ts'
import { fieldsMatch, knownPassword, newPassword, passwordAgain } from './kernel/passwords.ts'
import { done, text } from './kernel/shapes.ts'
import { typedCode } from './sign-in/typed-code.ts'

const MERCHANT = '/admin/merchant'

const account = text('账号', { max: 32 })

export const loginDraft = z.object({
  account,
  pwd: knownPassword('密码'),
  /** Image code: the key of the picture and the digits read from it. */
  key: z.string().max(64, '验证码标识过长').optional(),
  code: z.string().trim().max(8, '验证码过长').optional(),
  /** Sign-in by social account of the older clients; accepted and ignored. */
  wxCode: z.string().max(128, '微信授权码过长').optional(),
  /** The solved sliding puzzle. */
  captchaVO: z.object({ captchaVerification: z.string().max(512) }).optional(),
})

const passwordDraft = z
  .object({
    oldPassword: knownPassword('原密码'),
    password: newPassword('新密码'),
    confirmPassword: passwordAgain,
  })
  .refine(...fieldsMatch('password', 'confirmPassword', '两次密码输入不一致'))

const profileDraft = z.object({
  realName: text('姓名', { max: 16 }),
  /** What the form was loaded with; another edit in between is refused instead of overwritten. */
  version: z.int().optional(),
})

/** When a kind of captcha is asked for. */
const captchaRule = z.union([z.enum(['always', 'never']), z.object({ afterFailures: z.int() })])

const loginPic = z.object({
  backgroundImage: z.string(),
  loginLogo: z.string(),
  leftLogo: z.string(),
  siteName: z.string(),
  captcha: z.object({ image: captchaRule, puzzle: captchaRule }),
})

export const sessionUser = z.object({
  id: z.int(),
  merId: z.int(),
  account: z.string(),
  realName: z.string(),
  headerImage: z.string(),
  phone: z.string(),
  isSms: z.boolean(),
  roles: z.array(z.string()),
  /** Names of the merchant's own roles that this person holds, for display. */
  roleNames: z.array(z.string()),
  permissionsList: z.array(z.string()),
  merName: z.string(),
  merStarLevel: z.int(),
  /** 小票打印开关: whether orders offer to print. */
  merReceiptPrintingSwitch: z.literal(receiptPrinting.codes),
  lastIp: z.string(),
  lastLoginTime: shopTime.nullable(),
  loginCount: z.int(),
  version: z.int(),
  /** How many shops they work for. */
  shopCount: z.int(),
  /** A role of theirs wants 两步验证: until it is set up nothing else can be done. */
  mustSetUpFactor: z.boolean(),
})
export type SessionUser = z.output<typeof sessionUser>

export interface MenuNode {
  id: number
  pid: number
  name: string
  component: string
  perms: string
  icon: string
  menuType: 'M' | 'C'
  sort: number
  /** Spelled sounds for the search: full syllables and their initials (`shang pin`, `sp`). */
  pinyin: string
  initials: string
  childList: MenuNode[]
}

const menuNode: z.ZodType<MenuNode> = z.object({
  id: z.int(),
  pid: z.int(),
  name: z.string(),
  component: z.string(),
  perms: z.string(),
  icon: z.string(),
  menuType: z.enum(['M', 'C']),
  sort: z.int(),
  pinyin: z.string(),
  initials: z.string(),
  get childList() {
    return z.array(menuNode)
  },
})

const signedIn = z.object({
  token: z.string(),
  account: z.string(),
  realName: z.string(),
  isSms: z.boolean(),
  leftTopLogo: z.string(),
  leftSquareLogo: z.string(),
})

/** `repCode` of the sliding puzzle's replies (sheet 1 §2.1). */
export const puzzleResult = { ok: '0000', expired: '6110', failed: '6111' } as const

const captchaType = z.enum(['blockPuzzle'], { error: '不支持的验证方式' })
const safetyReply = <T extends z.ZodType>(data: T) =>
  z.object({ repCode: z.string(), repMsg: z.string(), repData: data.nullable() })

export const captchaApi = area('captcha', {
  image: get('/publicly/validate/code/get', {
    title: '图片验证码',
    permission: 'none',
    reply: z.object({ key: z.string(), code: z.string() }),
    rate: { max: 60, seconds: 60 },
  }),
  getPuzzle: post('/publicly/safety/get', {
    title: '获取滑动验证',
    permission: 'none',
    body: z.object({
      captchaType,
      clientUid: z.string().max(64, '浏览器标识过长').optional(),
      ts: z.number().optional(),
    }),
    reply: safetyReply(
      z.object({
        token: z.string(),
        secretKey: z.string(),
        originalImageBase64: z.string(),
        jigsawImageBase64: z.string(),
        wordList: z.array(z.string()).nullable(),
      }),
    ),
    changes: false,
    rate: { max: 30, seconds: 60 },
  }),
  checkPuzzle: post('/publicly/safety/check', {
    title: '校验滑动验证',
    permission: 'none',
    body: z.object({
      captchaType,
      token: z.string().max(64, '拼图标识过长'),
      pointJson: z.string().max(256, '拼图位置过长'),
    }),
    reply: safetyReply(z.object({ captchaType: z.string(), token: z.string(), result: z.boolean() })),
    changes: false,
    rate: { max: 60, seconds: 60 },
  }),
})

export const sessionApi = area('session', {
  loginPic: get(`${MERCHANT}/getLoginPic`, { title: '登录页图片', permission: 'none', reply: loginPic }),
  detect: post(`${MERCHANT}/login/account/detection`, {
    title: '登录失败次数',
    permission: 'none',
    body: z.object({ account }),
    reply: z.int(),
    changes: false,
    rate: { max: 60, seconds: 60 },
  }),
  login: post(`${MERCHANT}/login`, {
    title: '登录',
    permission: 'none',
    body: loginDraft,
    /** With 两步验证 the ticket takes the code to `loginFactor`. */
    reply: z.union([signedIn, z.object({ secondFactor: z.literal(true), ticket: z.string() })]),
    // Changes nothing in the shop; the closest operation type of the log.
    operation: 'query',
    rate: { max: 30, seconds: 60 },
  }),
  loginFactor: post(`${MERCHANT}/login/factor`, {
    title: '登录：两步验证',
    permission: 'none',
    body: z.object({ ticket: z.string().max(64, '登录凭证过长'), factorCode: typedCode }),
    reply: signedIn.extend({
      /** How many recovery codes are left, where one was used. */
      codesLeft: z.int().nullable(),
    }),
    operation: 'query',
    rate: { max: 30, seconds: 60 },
  }),
  /** Answers without a session too: signing out twice is not an error. */
  logout: get(`${MERCHANT}/logout`, {
    title: '登出',
    permission: 'none',
    reply: done,
    changes: true,
    operation: 'query',
  }),
  info: get(`${MERCHANT}/getAdminInfoByToken`, {
    title: '登录用户信息',
    withoutFactor: true,
    permission: 'merchant:login:user:info',
    everyRole: true,
    query: z.object({ token: z.string().max(128, '登录凭证过长').optional() }),
    reply: sessionUser,
  }),
  menus: get(`${MERCHANT}/getMenus`, {
    title: '菜单',
    withoutFactor: true,
    permission: 'merchant:login:menus',
    everyRole: true,
    reply: z.array(menuNode),
  }),
  updateProfile: post(`${MERCHANT}/login/admin/update`, {
    title: '修改登录用户信息',
    permission: 'merchant:login:admin:update',
    everyRole: true,
    body: profileDraft,
    reply: done,
  }),
  updatePassword: post(`${MERCHANT}/login/admin/update/password`, {
    title: '修改登录用户密码',
    withoutFactor: true,
    permission: 'merchant:login:admin:update:password',
    everyRole: true,
    body: passwordDraft,
    reply: done,
    // Each call could guess the old password: the same limit as signing in.
    rate: { max: 10, seconds: 900 },
  }),
  copyright: get(`${MERCHANT}/copyright/get/company/info`, {
    title: '版权信息',
    withoutFactor: true,
    permission: 'merchant:copyright:get:company:info',
    everyRole: true,
    reply: z.string(),
  }),
})

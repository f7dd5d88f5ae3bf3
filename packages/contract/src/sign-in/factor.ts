import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, get, post } from '../kernel/endpoint.ts'
import { knownPassword } from '../kernel/passwords.ts'
import { done } from '../kernel/shapes.ts'
import { dynamicCode, typedCode } from './typed-code.ts'

const BASE = '/admin/merchant/login/factor'

const pwd = knownPassword('登录密码')
/** Each call could guess a password or a code: the same limit as changing the password. */
const rate = { max: 10, seconds: 900 }
const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** 两步验证 of whoever is signed in; and the way back for colleagues who have lost theirs. */
export const factorApi = area(
  'factor',
  {
    info: get(`${BASE}/info`, {
      title: '两步验证状态',
      permission: 'session',
      withoutFactor: true,
      reply: z.object({
        since: shopTime.nullable(),
        codesLeft: z.int(),
        /** A role of theirs wants it, so it cannot be switched off. */
        isRequired: z.boolean(),
      }),
    }),
    /** With 两步验证 on it is the way to another authenticator, and wants a code of the present one. */
    begin: post(`${BASE}/begin`, {
      title: '开始设置两步验证',
      permission: 'session',
      withoutFactor: true,
      personal: true,
      replyOnce: true,
      body: z.object({ pwd, factorCode: typedCode.optional() }),
      reply: z.object({ secret: z.string(), uri: z.string() }),
      rate,
    }),
    confirm: post(`${BASE}/confirm`, {
      title: '完成设置两步验证',
      permission: 'session',
      withoutFactor: true,
      replyOnce: true,
      body: z.object({ factorCode: dynamicCode }),
      reply: recoveryCodes,
      rate: { max: 20, seconds: 900 },
    }),
    renewCodes: post(`${BASE}/codes`, {
      title: '重新生成恢复码',
      permission: 'session',
      personal: true,
      replyOnce: true,
      body: z.object({ pwd, factorCode: typedCode }),
      reply: recoveryCodes,
      rate,
    }),
    switchOff: post(`${BASE}/off`, {
      title: '关闭两步验证',
      permission: 'session',
      body: z.object({ pwd, factorCode: typedCode }),
      reply: done,
      rate,
    }),
    reset: post('/admin/merchant/admin/factor/reset/{id}', {
      title: '重置管理员的两步验证',
      permission: 'merchant:admin:update:password',
      reply: done,
    }),
  },
  '/operation/roleManager/adminList',
)

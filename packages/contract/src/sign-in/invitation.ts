import { invitationStatus } from '@zhanggui/domain/staff/invitation-codes'
import { z } from 'zod'
import { csv, shopTime } from '../kernel/codecs.ts'
import { area, get, id, post } from '../kernel/endpoint.ts'
import { knownPassword, newPassword } from '../kernel/passwords.ts'
import { done, pageOf, pageQuery } from '../kernel/shapes.ts'
import { adminDraft } from '../staff.ts'

export const invitationRow = z.object({
  id: z.int(),
  account: z.string(),
  /** As the shop will list them. */
  realName: z.string(),
  roleNames: csv,
  inviterName: z.string(),
  status: z.literal(invitationStatus.codes),
  createTime: shopTime,
  expireTime: shopTime,
  endTime: shopTime.nullable(),
})
export type InvitationRow = z.output<typeof invitationRow>

export const invitationDraft = adminDraft.pick({ account: true, realName: true, roles: true })

/** 邀请已有账号: a shop asks somebody who signs in elsewhere to work for it too. */
export const invitationApi = area(
  'invitation',
  {
    list: get('/admin/merchant/admin/invitation/list', {
      title: '邀请分页列表',
      permission: 'merchant:admin:list',
      query: pageQuery,
      reply: pageOf(invitationRow),
    }),
    send: post('/admin/merchant/admin/invitation/send', {
      title: '邀请已有账号',
      permission: 'merchant:admin:save',
      body: invitationDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    withdraw: post('/admin/merchant/admin/invitation/withdraw/{id}', {
      title: '撤回邀请',
      permission: 'merchant:admin:save',
      reply: done,
    }),
  },
  '/operation/roleManager/adminList',
)

export const ownInvitation = z.object({
  id: z.int(),
  merName: z.string(),
  inviterName: z.string(),
  roleNames: csv,
  createTime: shopTime,
  expireTime: shopTime,
  /** Somebody else has set the password, so joining wants a new one. */
  needsPassword: z.boolean(),
})
export type OwnInvitation = z.output<typeof ownInvitation>

const BASE = '/admin/merchant/login/invitation'

/** 店铺邀请: what whoever is signed in is asked by other shops. */
export const ownInvitationApi = area('ownInvitation', {
  list: get(`${BASE}/list`, { title: '店铺邀请列表', permission: 'session', reply: z.array(ownInvitation) }),
  accept: post(`${BASE}/accept`, {
    title: '接受店铺邀请',
    permission: 'session',
    personal: true,
    body: z.object({ id, pwd: knownPassword('登录密码'), password: newPassword('新密码').optional() }),
    reply: done,
    // Each call could guess the password.
    rate: { max: 10, seconds: 900 },
  }),
  decline: post(`${BASE}/decline/{id}`, {
    title: '谢绝店铺邀请',
    permission: 'session',
    personal: true,
    reply: done,
  }),
})

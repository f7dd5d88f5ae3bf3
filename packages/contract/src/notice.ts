import { weekday } from '@zhanggui/domain/export/export-codes'
import { repeatEvery } from '@zhanggui/domain/notice/notice-choice'
import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { whyNotQuietTimes } from '@zhanggui/domain/notice/quiet-hours'
import { z } from 'zod'
import { codeList } from './kernel/codecs.ts'
import { area, get, post } from './kernel/endpoint.ts'
import { noticeMessage } from './kernel/live-message.ts'
import { done, pageOf, pageQuery } from './kernel/shapes.ts'

export const noticeRow = noticeMessage.extend({ isRead: z.boolean() })
export type NoticeRow = z.output<typeof noticeRow>

const noticeQuery = pageQuery.extend({
  type: z.enum(noticeType.codes).optional(),
  isRead: z.enum(['0', '1']).optional(),
})

const kind = z.enum(noticeKind.codes, { error: '未知的通知类型' })

const choice = z.object({
  kind,
  inBell: z.boolean(),
  hasSound: z.boolean(),
  onDesktop: z.boolean(),
  repeat: z.literal(repeatEvery.codes, { error: '请选择多久提醒一次' }),
})

const clockTime = z.string({ error: '请选择时间' }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '请选择时间')

const quietHours = z.object({
  isOn: z.boolean(),
  from: clockTime,
  until: clockTime,
  days: z.array(z.literal(weekday.codes, { error: '请选择星期' })).max(7, '请选择星期'),
})

/** `isOn` asks for days; hours that end when they begin are none. */
export const quietDraft = quietHours.check(({ value, issues }) => {
  const blame = (path: string, message: string) => issues.push({ code: 'custom', path: [path], message, input: value })
  const message = whyNotQuietTimes(value)
  if (message !== undefined) blame('until', message)
  if (value.isOn && value.days.length === 0) blame('days', '请至少选择一天')
})

/** The kinds of notices that somebody may get at all, and how they want to be told. */
export const noticePreferences = z.object({
  kinds: z.array(choice.extend({ isOwn: z.boolean() })),
  quiet: quietHours,
})
export type NoticePreferences = z.output<typeof noticePreferences>

export const noticeAudience = z.object({
  roles: z.array(z.object({ id: z.int(), name: z.string() })),
  /** `roleIds` null: every role. */
  kinds: z.array(z.object({ kind: z.enum(noticeKind.codes), roleIds: z.array(z.int()).nullable() })),
})
export type NoticeAudience = z.output<typeof noticeAudience>

/** What somebody was told of a kind and nobody has done yet: how many, and the newest notice of them. */
const waitingNotice = noticeMessage.extend({ count: z.int() })

/** Where roles are looked after. */
const ROLES = '/operation/roleManager/identityManager'

/** Notices follow the rights of the pages they lead to, so the calls themselves are open to everyone signed in. */
export const noticeApi = area('notice', {
  list: get('/admin/merchant/notice/list', {
    title: '通知列表',
    permission: 'session',
    query: noticeQuery,
    reply: pageOf(noticeRow),
  }),
  unread: get('/admin/merchant/notice/unread', {
    title: '未读通知数',
    permission: 'session',
    reply: z.object({ count: z.int(), lastId: z.int() }),
  }),
  read: post('/admin/merchant/notice/read/{id}', {
    title: '通知标为已读',
    permission: 'session',
    personal: true,
    reply: done,
  }),
  readAll: post('/admin/merchant/notice/read/all', {
    title: '通知全部已读',
    permission: 'session',
    personal: true,
    reply: done,
  }),
  preferences: get('/admin/merchant/notice/preference', {
    title: '通知设置',
    permission: 'session',
    reply: noticePreferences,
  }),
  choose: post('/admin/merchant/notice/preference/kind', {
    title: '修改通知方式',
    permission: 'session',
    personal: true,
    body: choice,
    reply: done,
  }),
  resetChoices: post('/admin/merchant/notice/preference/reset', {
    title: '通知方式恢复默认',
    permission: 'session',
    personal: true,
    reply: done,
  }),
  setQuiet: post('/admin/merchant/notice/preference/quiet', {
    title: '修改免打扰时间',
    permission: 'session',
    personal: true,
    body: quietDraft,
    reply: done,
  }),
  waiting: get('/admin/merchant/notice/waiting', {
    title: '待处理的通知',
    permission: 'session',
    query: z.object({ kinds: codeList(noticeKind.codes, '未知的通知类型') }),
    reply: z.array(waitingNotice),
  }),
  audience: get('/admin/merchant/notice/audience', {
    title: '各角色接收的通知',
    permission: 'merchant:admin:role:list',
    page: ROLES,
    reply: noticeAudience,
  }),
  setAudience: post('/admin/merchant/notice/audience', {
    title: '修改接收通知的角色',
    permission: 'merchant:admin:role:update',
    page: ROLES,
    body: z.object({ kind, roleIds: z.array(z.int().min(1)).max(200, '角色过多').nullable() }),
    reply: done,
  }),
  ticket: post('/admin/merchant/push/ticket', {
    title: '推送连接凭证',
    permission: 'session',
    reply: z.object({ ticket: z.string() }),
    changes: false,
    rate: { max: 120, seconds: 60 },
  }),
})

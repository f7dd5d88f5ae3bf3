import { noticeType } from '@zhanggui/domain/notice/notice-codes'
import { z } from 'zod'
import { area, get, post } from './kernel/endpoint.ts'
import { noticeMessage } from './kernel/live-message.ts'
import { done, pageOf, pageQuery } from './kernel/shapes.ts'

export const noticeRow = noticeMessage.extend({ isRead: z.boolean() })
export type NoticeRow = z.output<typeof noticeRow>

const noticeQuery = pageQuery.extend({
  type: z.enum(noticeType.codes).optional(),
  isRead: z.enum(['0', '1']).optional(),
})

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
  ticket: post('/admin/merchant/push/ticket', {
    title: '推送连接凭证',
    permission: 'session',
    reply: z.object({ ticket: z.string() }),
    changes: false,
    rate: { max: 120, seconds: 60 },
  }),
})

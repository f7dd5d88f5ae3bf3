import { noticeApi } from '@zhanggui/contract/notice'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { issueTicket } from '#platform/push/push-socket'
import { countUnread, findLastNo, listNotices, moveCursor } from './notice.sql.ts'
import { readNotice } from './read-notice.ts'

export const noticeRoutes = (platform: Platform) =>
  bind(noticeApi, {
    list: async (context, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listNotices(context.db, context.staff, query, window))
    },
    unread: async (context) => ({
      count: await countUnread(context.db, context.staff),
      lastId: await findLastNo(context.db),
    }),
    read: readNotice,
    readAll: async ({ db, staff }) => {
      await moveCursor(db, staff.adminId, await findLastNo(db))
      return null
    },
    ticket: async ({ staff, now }) => ({ ticket: await issueTicket(platform, staff, now) }),
  })

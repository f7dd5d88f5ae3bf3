import { noticeApi } from '@zhanggui/contract/notice'
import { bind } from '#platform/http/route'
import { countUnread, findLastNumber, listNotices, moveCursor } from './notice.sql.ts'
import { markNoticeRead } from './mark-notice-read.ts'

export const noticeRoutes = bind(noticeApi, {
  list: ({ db, staff }, query) => listNotices(db, staff, query),
  unread: async ({ db, staff }) => {
    const lastId = await findLastNumber(db)
    return { count: await countUnread(db, staff, lastId), lastId }
  },
  read: markNoticeRead,
  readAll: async ({ db, staff }) => {
    await moveCursor(db, staff.adminId, await findLastNumber(db))
    return null
  },
  ticket: async ({ issuePushTicket }) => ({ ticket: await issuePushTicket() }),
})

import { noticeApi } from '@zhanggui/contract/notice'
import { bind } from '#platform/http/route'
import { countUnread, findLastNumber, listNotices, moveCursor } from './notice.sql.ts'
import { chooseNotices } from './choose-notices.ts'
import { listWaitingNotices } from './list-waiting.ts'
import { markNoticeRead } from './mark-notice-read.ts'
import { deleteChoices } from './preference.sql.ts'
import { readAudience, readPreferences } from './read-preferences.ts'
import { setAudience } from './set-audience.ts'
import { setQuiet } from './set-quiet.ts'

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
  preferences: readPreferences,
  choose: chooseNotices,
  resetChoices: async ({ db, staff }) => {
    await deleteChoices(db, staff.adminId)
    return null
  },
  setQuiet,
  waiting: listWaitingNotices,
  audience: readAudience,
  setAudience,
  ticket: async ({ issuePushTicket }) => ({ ticket: await issuePushTicket() }),
})

import { closingApi } from '@zhanggui/contract/finance/closing'
import { mapPage } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import { applyClosing } from './apply-closing.ts'
import { cancelClosing } from './cancel-closing.ts'
import { detailOf, rowOf } from './closing-reply.ts'
import { countClosingTabs, findClosing, listClosings } from './closing.sql.ts'
import { readBase } from './read-base.ts'

export const closingRoutes = bind(closingApi, {
  list: async ({ db, now }, query) => mapPage(await listClosings(db, query, now), rowOf),
  tabs: ({ db, now }, filter) => countClosingTabs(db, filter, now),
  base: readBase,
  info: async ({ db }, { closingNo }) => detailOf(await findClosing(db, closingNo)),
  apply: applyClosing,
  cancel: cancelClosing,
})

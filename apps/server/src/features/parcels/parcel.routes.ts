import { parcelApi } from '@zhanggui/contract/order/parcel'
import { bind } from '#platform/http/route'
import { markHandled } from './mark-handled.ts'
import { countParcelTabs, listParcels } from './list-parcels.sql.ts'
import { pollNow } from './poll-now.ts'
import { readPolling } from './poll-quota.sql.ts'

export const parcelRoutes = bind(parcelApi, {
  list: ({ db, now }, query) => listParcels(db, query, now),
  tabs: ({ db, now }, filter) => countParcelTabs(db, filter, now),
  polling: ({ db, now }) => readPolling(db, now),
  poll: { outside: pollNow },
  handle: markHandled,
})

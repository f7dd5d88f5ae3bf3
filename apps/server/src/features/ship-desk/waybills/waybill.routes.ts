import { waybillApi } from '@zhanggui/contract/order/waybill'
import { bind } from '#platform/http/route'
import { cancelWaybill } from './cancel-waybill.ts'
import { countWaybills, listWaybills } from './list-waybills.sql.ts'

export const waybillRoutes = bind(waybillApi, {
  list: ({ db, now }, query) => listWaybills(db, query, now),
  tabs: ({ db, now }, filter) => countWaybills(db, filter, now),
  cancel: { outside: cancelWaybill },
})

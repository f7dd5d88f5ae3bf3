import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { bind } from '#platform/http/route'
import { findOrder } from '../core/order-row.sql.ts'
import { advanceCourier } from './advance-courier.ts'
import { assignCourier, reassignCourier, withdrawCourier } from './assign-courier.ts'
import { listDispatches } from './dispatch.sql.ts'

export const dispatchRoutes = bind(dispatchApi, {
  assign: assignCourier,
  reassign: reassignCourier,
  cancel: withdrawCourier,
  advance: advanceCourier,
  progress: async ({ db }, { orderNo }) => listDispatches(db, (await findOrder(db, orderNo)).id),
})

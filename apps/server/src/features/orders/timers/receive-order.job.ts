import { whyNotOrder } from '@zhanggui/domain/order/order-state'
import { lockOrder } from '../core/order-row.sql.ts'
import { findOrderTimes } from '../core/order-times.ts'
import { receiveOrder } from '../place/receive-order.ts'
import { daysBefore } from './days-before.ts'
import { findUnderWay } from './due-orders.sql.ts'
import { merchantTimer } from './merchant-timer.ts'

/** A buyer who says nothing for so long after shipping has received the goods (sheet of orders, 3.8). */
export const receiveOrderJob = merchantTimer({
  kind: 'receive-orders',
  everySeconds: 3600,
  findDue: async (db, { now, ...page }) => {
    const { receiveAfterDays } = await findOrderTimes(db)
    return findUnderWay(db, { ...page, before: daysBefore(now, receiveAfterDays) })
  },
  act: async (context, { orderNo }) => {
    if (whyNotOrder(await lockOrder(context.db, orderNo), 'receive')) return
    await receiveOrder(context, { orderNo }, 'system')
  },
})

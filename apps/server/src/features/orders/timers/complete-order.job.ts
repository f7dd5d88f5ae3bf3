import { homeApi } from '@zhanggui/contract/home'
import { orderApi } from '@zhanggui/contract/order/order'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { statusAfter, whyNotOrder } from '@zhanggui/domain/order/order-state'
import { recordEvent } from '../core/order-event.sql.ts'
import { lockOrder, updateOrder } from '../core/order-row.sql.ts'
import { findOrderTimes } from '../core/order-times.ts'
import { settleIncome } from '../core/settle-income.ts'
import { daysBefore } from './days-before.ts'
import { findHandedOver } from './due-orders.sql.ts'
import { merchantTimer } from './merchant-timer.ts'

/** Some days after receipt an order is completed, and its income due if it was not before. */
export const completeOrderJob = merchantTimer({
  kind: 'complete-orders',
  everySeconds: 3600,
  findDue: async (db, { now, ...page }) => {
    const { completeAfterDays } = await findOrderTimes(db)
    return findHandedOver(db, { ...page, before: daysBefore(now, completeAfterDays) })
  },
  act: async (context, { orderNo }) => {
    const order = await lockOrder(context.db, orderNo)
    if (whyNotOrder(order, 'complete')) return
    await updateOrder(context, order.id, { status: statusAfter('complete'), completed_at: context.now })
    const actor = { kind: 'system' } as const
    await recordEvent(context, { orderId: order.id, kind: 'complete', message: '订单已完成', actor })
    await settleIncome(context, order, incomeNode.is.complete)
    context.announceArea(orderApi)
    context.announceArea(homeApi)
  },
})

import { orderApi } from '@zhanggui/contract/order/order'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { whyNotOrder } from '@zhanggui/domain/order/order-state'
import { lockOrder, updateOrder } from '../core/order-row.sql.ts'
import { findLate } from './due-orders.sql.ts'
import { merchantTimer } from './merchant-timer.ts'

/** Tells the shop once that an order should have been sent by now. Holidays are in `due_at` already. */
export const lateOrderJob = merchantTimer({
  kind: 'late-orders',
  everySeconds: 300,
  findDue: (db, { now, ...page }) => findLate(db, { ...page, before: now }),
  act: async (context, { orderNo }) => {
    const { db, now } = context
    const order = await lockOrder(db, orderNo)
    if (whyNotOrder(order, 'ship') || !order.dueAt || order.dueAt > now || order.lateNoticeAt) return
    await updateOrder(context, order.id, { late_notice_at: now })
    context.announce({
      kind: noticeKind.is.lateOrder,
      title: '发货超时提醒',
      content: `订单 ${orderNo} 已超过发货时限，请尽快发货`,
      url: `/order/list?keyword=${orderNo}`,
      permission: 'merchant:order:page:list',
      subject: orderNo,
    })
    context.announceArea(orderApi)
  },
})

import { orderApi } from '@zhanggui/contract/order/order'
import { noticeKind } from '@zhanggui/domain/notice/notice-kinds'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { statusAfter } from '@zhanggui/domain/order/order-state'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { recordEvent } from '../core/order-event.sql.ts'
import { lockOrder, updateOrder } from '../core/order-row.sql.ts'
import { findCurrent } from './dispatch.sql.ts'
import { takeCourierBack } from './take-courier-back.ts'

/** A courier who has not answered in time is sent back, and the shop is told. */
export const acceptTimeoutJob = defineJob({
  kind: 'accept-timeout',
  payload: z.object({ orderNo: z.string(), dispatchId: z.int() }),
  run: ({ inWrite }, { orderNo, dispatchId }) =>
    inWrite(async (context) => {
      const { db } = context
      const order = await lockOrder(db, orderNo)
      const current = await findCurrent(db, order.id)
      if (order.status !== orderStatus.is.assigned || current?.id !== dispatchId) return
      await takeCourierBack(context, order, '派单超时')
      await updateOrder(context, order.id, { status: statusAfter('withdraw') })
      const message = `派单超时：${current.carrier} 未接单`
      await recordEvent(context, { orderId: order.id, kind: 'dispatch_timeout', message, actor: { kind: 'system' } })
      context.announce({
        kind: noticeKind.is.dispatch,
        title: '派单超时',
        content: `订单 ${orderNo} 的配送员未接单，请重新派单`,
        url: `/order/list?keyword=${orderNo}`,
        permission: orderApi.list.permission,
      })
      context.announceArea(orderApi)
    }),
})

import { cancelledBy } from '@zhanggui/domain/order/order-codes'
import { whyNotOrder } from '@zhanggui/domain/order/order-state'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { lockOrder } from '../core/order-row.sql.ts'
import { cancelOrder } from '../place/cancel-order.ts'

/** Ends an order that nobody has paid in time. */
export const cancelOrderJob = defineJob({
  kind: 'cancel-order',
  payload: z.object({ orderNo: z.string() }),
  run: ({ inWrite }, payload) =>
    inWrite(async (context) => {
      const order = await lockOrder(context.db, payload.orderNo)
      if (whyNotOrder(order, 'cancel')) return
      await cancelOrder(context, payload, cancelledBy.is.system)
    }),
})

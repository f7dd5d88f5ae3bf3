import { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import type { Change } from '@zhanggui/domain/audit/change-rules'
import { deliveryType } from '@zhanggui/domain/order/order-codes'
import { taskKind } from '@zhanggui/domain/task/task-codes'
import { z } from 'zod'
import { sendOrder } from '#features/orders/public'
import { defineTaskJob, logChunk, workThroughRows } from '#features/tasks/public'
import { refuse, refuseIf } from '#platform/http/refusals'
import { lockUnused } from './why-used.ts'

/** Small batches are answered with their end. */
export const FEW = 50

const shippedRow = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  expressCode: z.string(),
  expressNumber: z.string(),
  parcelId: z.int().nullable(),
  /** Why it cannot be shipped, as far as the batch itself says so; blank: nothing. */
  problem: z.string(),
})
export type ShippedRow = z.output<typeof shippedRow>

/**
 * Ships order by order, each in a transaction of its own that also settles its row: after a crash it goes on with the
 * next one, and nothing is shipped twice. Nobody waits for the whole batch to open an order.
 */
export const shipDeskJob = defineTaskJob({
  kind: taskKind.is.shipDesk,
  params: z.object({ rows: z.array(shippedRow), account: z.string(), realName: z.string(), address: z.string() }),
  changes: [orderApi],
  notice: { url: '/order/shipDesk', permission: shipDeskApi.ship.permission, answeredUpTo: FEW },
  run: async (_, task) => {
    const { adminId, params } = task
    const rows = new Map(params.rows.map((row) => [row.orderId, row]))
    await workThroughRows<{ changes: Change[] }>(task, {
      isOneByOne: true,
      work: async (context, { refId }) => {
        const row = rows.get(refId) ?? refuse('订单不存在')
        if (row.problem !== '') refuse(row.problem)
        const { orderId, orderNo, expressCode, expressNumber, parcelId } = row
        refuseIf(await lockUnused(context.db, { orderId, trackingNumber: expressNumber, parcelId }))
        const changes: Change[] = []
        const recordChanges = (more: readonly Change[]) => void changes.push(...more)
        await sendOrder(
          { ...context, staff: { adminId, realName: params.realName }, recordChanges },
          { orderNo, deliveryType: deliveryType.is.express, isSplit: false, expressCode, expressNumber },
          parcelId === null ? undefined : { parcelId },
        )
        return { changes }
      },
      afterChunk: ({ db }, outcomes) => logChunk(task, db, { endpoint: shipDeskApi.ship }, outcomes),
    })
  },
})

import { orderApi } from '@zhanggui/contract/order/order'
import { type GroupBuyStatus, groupBuyStatus } from '@zhanggui/domain/order/order-codes'
import { orderRefusal } from '@zhanggui/domain/order/order-state'
import type { WriteContext } from '#platform/transactions'
import { recordEvent } from '../core/order-event.sql.ts'
import { lockOrder, refuseOrder, updateOrder } from '../core/order-row.sql.ts'

interface Outcome {
  readonly orderNo: string
  readonly groupBuyRecordStatus: GroupBuyStatus
}

/** Whether enough people have joined. An open group buy ends once; the same outcome again does no harm. */
export async function setGroupBuy(context: WriteContext, { orderNo, groupBuyRecordStatus: outcome }: Outcome) {
  const order = await lockOrder(context.db, orderNo)
  if (order.groupBuy === outcome) return null
  const { open, succeeded, failed } = groupBuyStatus.is
  if (order.groupBuy !== open || (outcome !== succeeded && outcome !== failed)) refuseOrder(orderRefusal.status)
  await updateOrder(context, order.id, { group_buy: outcome })
  const message = groupBuyStatus.label(outcome)
  await recordEvent(context, { orderId: order.id, kind: 'group_buy', message, actor: { kind: 'platform' } })
  context.announceArea(orderApi)
  return null
}

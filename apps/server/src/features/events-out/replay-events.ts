import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotReplay } from '@zhanggui/domain/event/delivery-rules'
import { missing, refuseIf } from '#platform/http/refusals'
import type { StaffContext } from '#platform/http/route'
import { deliverEvents } from '#platform/outbox/outbox.sql'
import { resetDeliveries } from './delivery.sql.ts'
import { lockWebhook } from './webhook.sql.ts'

/** Sends one event again, or everything that has not arrived. */
export async function replayEvents(
  context: StaffContext,
  { id, no }: { readonly id: number; readonly no?: number | undefined },
) {
  const { db, now, enqueue, recordChanges } = context
  const webhook = await lockWebhook(db, id)
  refuseIf(whyNotReplay(webhook))
  const events = await resetDeliveries(db, id, no, now)
  if (no !== undefined && events === 0) missing('事件不存在')
  await enqueue(deliverEvents, {})
  recordChanges(changesBetween({ 重新推送: ['', no === undefined ? `${events} 个事件` : `事件 ${no}`] }), webhook.name)
  return { events }
}

import type { WebhookChange } from '@zhanggui/contract/event/event-fields'
import { webhookApi } from '@zhanggui/contract/event/webhook'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { eventType, type EventType } from '@zhanggui/domain/event/event-codes'
import type { WebhookWork } from './webhook-work.ts'
import { lockWebhook, updateWebhook } from './webhook.sql.ts'

const typesText = (types: readonly EventType[]) => types.map((type) => eventType.label(type)).join('、') || '全部'

/** What is not named stays. */
export async function updateOneWebhook(context: Omit<WebhookWork, 'secrets'>, { id, ...set }: WebhookChange) {
  const before = await lockWebhook(context.db, id)
  const after = {
    name: set.name ?? before.name,
    url: set.url ?? before.url,
    types: set.types ?? before.types,
  }
  await updateWebhook(context, id, after)
  context.recordChanges(
    changesBetween({
      名称: [before.name, after.name],
      推送地址: [before.url, after.url],
      事件: [typesText(before.types), typesText(after.types)],
    }),
    after.name,
  )
  context.announceArea(webhookApi)
  return null
}

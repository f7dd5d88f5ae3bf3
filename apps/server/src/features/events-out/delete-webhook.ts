import { webhookApi } from '@zhanggui/contract/event/webhook'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { lockNumbers } from '#platform/outbox/outbox.sql'
import { listenWhereWanted } from './listen-where-wanted.ts'
import type { WebhookWork } from './webhook-work.ts'
import { deleteWebhookRow, lockWebhook } from './webhook.sql.ts'

/** Its deliveries go with it; the events stay in the feed. */
export async function deleteWebhook(context: Omit<WebhookWork, 'secrets'>, { id }: { readonly id: number }) {
  await lockNumbers(context.db)
  const { name, url } = await lockWebhook(context.db, id)
  await deleteWebhookRow(context.db, id)
  await listenWhereWanted(context)
  context.recordChanges(changesBetween({ 推送地址: [url, ''] }), name)
  context.announceArea(webhookApi)
  return null
}

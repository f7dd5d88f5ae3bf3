import type { WebhookDraft } from '@zhanggui/contract/event/event-fields'
import { webhookApi } from '@zhanggui/contract/event/webhook'
import { changesBetween } from '@zhanggui/domain/audit/change-rules'
import { whyNotAddWebhook } from '@zhanggui/domain/event/delivery-rules'
import { lockShop } from '#features/merchants/public'
import { refuseIf } from '#platform/http/refusals'
import { lockNumbers } from '#platform/outbox/outbox.sql'
import { listenWhereWanted } from './listen-where-wanted.ts'
import { makeSecret } from './webhook-secret.ts'
import type { WebhookWork } from './webhook-work.ts'
import { insertWebhook, lockWebhooks, updateWebhook } from './webhook.sql.ts'

/** Hears what happens from now on. */
export async function addWebhook({ secrets, ...context }: WebhookWork, { name, url, types }: WebhookDraft) {
  const { db, now, newId, recordChanges, announceArea } = context
  await lockShop(db)
  await lockNumbers(db)
  refuseIf(whyNotAddWebhook((await lockWebhooks(db)).length))
  const id = await newId()
  const { secret, sealed } = await makeSecret(secrets, db.merId, id)
  const row = { id, name, url, types, sealed_secret: sealed, created_at: now, updated_at: now }
  await insertWebhook(db, { ...row, cursor_no: 0 })
  await updateWebhook(context, id, { cursor_no: await listenWhereWanted(context) })
  recordChanges(changesBetween({ 名称: ['', name], 推送地址: ['', url] }), name)
  announceArea(webhookApi)
  return { id, secret }
}

import { secretChange } from '@zhanggui/domain/audit/change-rules'
import { makeSecret } from './webhook-secret.ts'
import type { WebhookWork } from './webhook-work.ts'
import { lockWebhook, updateWebhook } from './webhook.sql.ts'

/** From the next message on another secret signs. */
export async function rotateSecret({ secrets, ...context }: WebhookWork, { id }: { readonly id: number }) {
  const { name } = await lockWebhook(context.db, id)
  const { secret, sealed } = await makeSecret(secrets, context.db.merId, id)
  await updateWebhook(context, id, { sealed_secret: sealed })
  context.recordChanges([secretChange('推送密钥')], name)
  return { id, secret }
}

import { webhookApi } from '@zhanggui/contract/event/webhook'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { listDeliveries } from './delivery.sql.ts'
import { replayEvents } from './replay-events.ts'
import { switchWebhook } from './switch-webhook.ts'
import { hasWebhook, listWebhooks } from './webhook.sql.ts'

export const webhookRoutes = bind(webhookApi, {
  list: ({ db }) => listWebhooks(db),
  deliveries: async ({ db }, query) => {
    if (query.webhookId !== undefined && !(await hasWebhook(db, query.webhookId))) missing('推送地址不存在')
    return listDeliveries(db, query)
  },
  switch: switchWebhook,
  replay: replayEvents,
})

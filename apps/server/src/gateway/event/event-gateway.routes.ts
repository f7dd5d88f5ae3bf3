import { eventGateway } from '@zhanggui/contract/gateway/event/event'
import { webhookGateway } from '@zhanggui/contract/gateway/event/webhook'
import {
  addWebhook,
  deleteWebhook,
  listWebhooks,
  readFeed,
  rotateSecret,
  updateOneWebhook,
} from '#features/events-out/public'
import { bindGateway, type GatewayRoute } from '../gateway-route.ts'

/** What other programs of a shop hear of it, and who they are. */
export const eventGatewayRoutes: readonly GatewayRoute[] = [
  ...bindGateway(eventGateway, {
    list: ({ readMerchant }, { merId, ...query }) => readMerchant(merId, (db) => readFeed(db, query)),
  }),
  ...bindGateway(webhookGateway, {
    list: ({ readMerchant }, { merId }) => readMerchant(merId, listWebhooks),
    add: ({ runForMerchant, secrets }, { merId, ...draft }) =>
      runForMerchant(merId, (merchant) => addWebhook({ ...merchant, secrets }, draft)),
    update: ({ runForMerchant }, { merId, ...change }) =>
      runForMerchant(merId, (merchant) => updateOneWebhook(merchant, change)),
    rotate: ({ runForMerchant, secrets }, { merId, ...one }) =>
      runForMerchant(merId, (merchant) => rotateSecret({ ...merchant, secrets }, one)),
    delete: ({ runForMerchant }, { merId, ...one }) =>
      runForMerchant(merId, (merchant) => deleteWebhook(merchant, one)),
  }),
]

import { makeDelivery, makeWebhook } from '#test/make/webhook'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

/** The calls about working together, parcels and events that take an id. */
export const teamIds: Readonly<Record<string, MakeInput>> = {
  'webhook.deliveries': async (app, shop) => ({ webhookId: await makeDelivery(app, shop) }),
  'webhook.replay': async (app, shop) => ({ id: await makeDelivery(app, shop), no: 1 }),
  'webhook.switch': async (app, shop) => ({ id: await makeWebhook(app, shop), isOn: false }),
}

import { addWebhook } from '#features/events-out/public'
import { createChangeRecorder } from '#platform/audit/change-recorder'
import { SecretBox } from '#platform/secrets/secret-box'
import type { TestApp } from '#test/app/test-app'
import { inShop, makeOrder } from '#test/make/order'
import type { Shop } from '#test/make/shop.sql'

/** Somebody who listens, as the platform adds them; nobody is there to hear it. */
export const makeWebhook = async (app: TestApp, shop: Shop) =>
  (
    await inShop(app, shop, (context) => {
      const { recordChanges } = createChangeRecorder()
      const secrets = new SecretBox(app.platform.config)
      const draft = { name: '仓库系统', url: 'https://127.0.0.1/hook', types: [] }
      return addWebhook({ ...context, recordChanges, secrets }, draft)
    })
  ).id

/** With something that is waiting to arrive. */
export async function makeDelivery(app: TestApp, shop: Shop) {
  const id = await makeWebhook(app, shop)
  await makeOrder(app, shop)
  await app.drainJobs()
  return id
}

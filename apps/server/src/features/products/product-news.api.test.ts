import { productApi } from '@zhanggui/contract/product'
import { productBatchApi } from '@zhanggui/contract/product-batch'
import { expect, test, vi } from 'vitest'
import { applyReview } from '#features/products/public'
import { transactionsOf } from '#platform/transactions'
import { announce } from '#test/make/notice.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeProductDraft } from '#test/make/product-draft.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { connectPush } from '#test/push-client'
import { useTestApp } from '#test/test-app'

const app = useTestApp()
const soon = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 10_000, interval: 20 })

/** Somebody who has the list open. */
async function watch(shop: Shop) {
  const client = connectPush(app.url, { token: shop.owner.token, after: 0 })
  const { id } = await makeProduct(app, shop)
  const sort = (value: number) => app.call(productApi.editSort, { id, sort: value }, { token: shop.owner.token })
  for (let place = 1; client.changed.length === 0; place += 1) await sort(place)
  return {
    /** What is told between now and the end of the deed. */
    hears: async (deed: () => Promise<unknown>) => {
      const before = client.changed.length
      await deed()
      await soon(() => client.changed.length > before)
    },
    client,
  }
}

test('what a colleague, a batch and the platform do is told to open lists', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  const { hears, client } = await watch(shop)
  const draft = await makeProductDraft(app, shop, { isAutoSubmitAudit: true })
  let id = 0
  await hears(async () => {
    id = (await app.call(productApi.save, draft, { token })).data.id
  })
  await hears(() =>
    transactionsOf(app.platform, shop.merId, app.now).inWrite((context) => applyReview(context, id, { kind: 'pass' })),
  )
  await hears(() => app.call(productBatchApi.recycle, { idList: [id] }, { token }))
  expect(new Set(client.changed)).toEqual(new Set(['product']))
})

test('nobody else hears of it: not who may not read products, not another merchant', async () => {
  const [shop, other] = [await makeShop(app), await makeShop(app)]
  const clerk = await makeStaff(app, shop, { permissions: ['merchant:order:page:list'] })
  const strangers = [clerk, other.owner]
  const deaf = strangers.map(({ token }) => connectPush(app.url, { token, after: 0 }))
  const allHear = async (title: string, count: number) => {
    for (const merchant of [shop, other]) await announce(app, merchant, title)
    await Promise.all(deaf.map((client) => client.heard(count)))
  }
  await allHear('在听', 1)
  const { hears } = await watch(shop)
  const { id } = await makeProduct(app, shop)
  await hears(() => app.call(productApi.down, { id }, { token: shop.owner.token }))
  await allHear('还在听', 2)
  expect(deaf.map(({ changed }) => changed)).toEqual([[], []])
})

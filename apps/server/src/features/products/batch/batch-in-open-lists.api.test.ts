import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { expect, test } from 'vitest'
import { announce } from '#test/make/notice.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop } from '#test/make/shop.sql'
import { ended } from '#test/make/task'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test('what a batch does in the background is told to open lists, in the tab that began it too', async () => {
  const shop = await makeShop(app)
  const { token } = shop.owner
  const { id } = await makeProduct(app, shop)
  const list = connectPush(app.url, { token, after: 0, tab: 'list' })
  await announce(app, shop, '在听')
  await list.heard(1)
  const { data } = await app.call(productBatchApi.down, { idList: [id] }, { token, headers: { 'x-tab': 'list' } })
  await ended(app, shop.owner, data.taskId)
  await expect.poll(() => list.changed).toContain('product')
  expect((await app.call(productApi.info, { id }, { token })).data.isShow).toBe(false)
})

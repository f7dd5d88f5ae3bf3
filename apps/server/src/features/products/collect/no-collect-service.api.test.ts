import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { expect, test } from 'vitest'
import { makeShop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test('without a service the person is told, whatever they ask for', async () => {
  const { token } = (await makeShop(app)).owner
  const told = { code: 1000, message: '请先进行采集商品配置' }
  const url = 'https://item.jd.com/100.html'
  expect(await app.call(productCollectApi.config, {}, { token })).toMatchObject(told)
  expect(await app.call(productCollectApi.copy, { url }, { token })).toMatchObject(told)
  expect(await app.call(productCollectApi.import, { form: 2, url }, { token })).toMatchObject(told)
})

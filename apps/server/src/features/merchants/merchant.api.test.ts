import { bankApi } from '@zhanggui/contract/bank'
import { merchantApi } from '@zhanggui/contract/merchant'
import { expect, test } from 'vitest'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test('every colleague reads what the platform sorts merchants by', async () => {
  const { token } = await makeStaff(app, await makeShop(app))
  const { data: categories } = await app.call(merchantApi.categories, {}, { token })
  expect(categories[0]).toEqual({ id: 1, name: '食品生鲜', handlingFee: 5 })
  const { data: types } = await app.call(merchantApi.types, {}, { token })
  expect(types.map(({ name }) => name)).toEqual(['旗舰店', '专卖店', '专营店', '企业店', '个体店'])
  expect(types.every(({ info }) => info.length > 10)).toBe(true)
})

test('everybody reads the banks, each once', async () => {
  const { data: banks } = await app.call(bankApi.list, {})
  expect(banks).toContainEqual({ code: 'ICBC', name: '中国工商银行' })
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length)
})

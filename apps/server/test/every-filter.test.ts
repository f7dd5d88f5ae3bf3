import { allEndpoints } from '@zhanggui/contract/all'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { filterNames } from '@zhanggui/contract/kernel/filter'
import { orderApi } from '@zhanggui/contract/order/order'
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { userApi } from '@zhanggui/contract/user/user'
import { viewApi } from '@zhanggui/contract/view/view'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Fields, filteredLists, makeOrderList, makeProductList, makeUserList } from '#test/filtered-lists'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from './app/send.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp()

const isList = ({ reply }: Endpoint) => reply instanceof z.ZodObject && 'totalPage' in reply.shape
const lists = allEndpoints.filter((endpoint) => isList(endpoint) && filterNames(endpoint).length > 0)
const nameOf = ({ area, name }: Endpoint) => `${area}.${name}`

const get = ({ path }: Endpoint, fields: Fields, { owner: { token } }: Shop) => {
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]))
  return send(`${app.url}/api${place}?${query.toString()}`, { method: 'GET', token })
}

test('every list that can be filtered is covered', () => {
  expect(Object.keys(filteredLists).toSorted()).toEqual(lists.map(nameOf).toSorted())
})

test.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s is another list under each of its filters',
  async (name, endpoint) => {
    const shop = await makeShop(app)
    const { always = {}, beside = {}, filters = {} } = (await filteredLists[name]?.(app, shop)) ?? {}
    const count = async (fields: Fields) =>
      z.object({ total: z.int() }).parse((await get(endpoint, { ...always, ...fields }, shop)).data).total
    expect(Object.keys(filters).toSorted()).toEqual(filterNames(endpoint).toSorted())
    for (const [field, value] of Object.entries(filters)) {
      const [without, within] = [await count(beside[field] ?? {}), await count({ ...beside[field], [field]: value })]
      expect({ field, isApplied: within !== without }).toEqual({ field, isApplied: true })
    }
  },
)

test.each(filterNames(productApi.list))('what is done with all products goes by their %s', async (field) => {
  const shop = await makeShop(app)
  const { always, filters } = await makeProductList(app, shop)
  const { token } = shop.owner
  const nothing = { ...always, [field]: filters[field] ?? '' }
  const batch = { filter: nothing, expected: 1 }
  expect(await send(`${app.url}/api${productBatchApi.down.path}`, { token, body: batch })).toMatchObject({
    message: '筛选结果已变化（现有 0 个），请刷新后重试',
  })
  expect(await get(productTransferApi.export, nothing, shop)).toMatchObject({ message: '没有可导出的数据' })
  if (!(field in productApi.tabs.query.shape)) return
  const counts = z.array(z.object({ count: z.int() })).parse((await get(productApi.tabs, nothing, shop)).data)
  expect(counts.map(({ count }) => count)).toEqual(counts.map(() => 0))
})

test.each(filterNames(orderApi.list))('tab counts and the export of orders go by their %s', async (field) => {
  const shop = await makeShop(app)
  const { always, beside, filters } = await makeOrderList(app, shop)
  const nothing = { ...always, ...beside?.[field], [field]: filters[field] ?? '' }
  expect(await get(orderApi.export, nothing, shop)).toMatchObject({ message: '没有可导出的数据！' })
  if (!(field in orderApi.tabs.query.shape)) return
  const counts = z.record(z.string(), z.int()).parse((await get(orderApi.tabs, nothing, shop)).data)
  expect(Object.values(counts).every((count) => count === 0)).toBe(true)
})

test.each(filterNames(userApi.list))('views, tags for all and the export of users go by their %s', async (field) => {
  const shop = await makeShop(app)
  const { beside, filters } = await makeUserList(app, shop)
  const nothing = Object.fromEntries(
    Object.entries({ ...beside?.[field], [field]: filters[field] ?? '' }).map(([name, value]) => [name, String(value)]),
  )
  const { token } = shop.owner
  const ask = (path: string, body: object) => send(`${app.url}/api${path}`, { token, body })
  expect(await get(userApi.export, nothing, shop)).toMatchObject({ message: '没有可导出的数据！' })
  expect(await ask(userApi.setTags.path, { filter: nothing, expected: 1, tagIds: [], way: 'set' })).toMatchObject({
    message: '筛选结果已变化（现有 0 个），请刷新后重试',
  })
  const view = { list: 'user.list', name: '没有人', isShared: false, filters: nothing, columns: null, sort: '' }
  expect((await ask(viewApi.save.path, view)).code).toBe(200)
  expect((await get(viewApi.counts, { list: 'user.list' }, shop)).data).toMatchObject([{ count: 0 }])
})

import { allEndpoints } from '@zhanggui/contract/all'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { filterNames } from '@zhanggui/contract/kernel/filter'
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { userApi } from '@zhanggui/contract/user/user'
import { viewApi } from '@zhanggui/contract/view/view'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Fields, filteredLists, makeProductList, makeUserList } from '#test/filters/filtered-lists'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from '../app/send.ts'
import { setupTestApp } from '../app/test-app.ts'

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

/** The tab counts of a list take its filter but for the tab; its export takes all of it, and in which format. */
const followsBut = (list: Endpoint, name: string, left: number) =>
  allEndpoints.find((other) => {
    const fields = Object.keys(other.query.shape).filter((field) => field !== 'format')
    const missing = filterNames(list).filter((field) => !fields.includes(field))
    const isSame = fields.length > 0 && fields.every((field) => filterNames(list).includes(field))
    return other.area === list.area && other.name === name && isSame && missing.length === left
  })
const tabsOf = (list: Endpoint) => followsBut(list, 'tabs', 1)
const exportOf = (list: Endpoint) => followsBut(list, 'export', 0)

test('the lists whose tabs and exports go by their filter', () => {
  expect(lists.filter(tabsOf).map(nameOf).toSorted()).toEqual([
    'closing.list',
    'fullReduction.list',
    'invoice.list',
    'liveGoods.list',
    'liveRoom.list',
    'order.list',
    'parcel.list',
    'product.list',
    'refund.list',
    'review.list',
    'seckill.list',
    'timedChange.list',
    'video.drafts',
    'waybill.list',
  ])
  const exported = lists.filter(exportOf).map(nameOf).toSorted()
  expect(exported).toEqual(['capitalFlow.list', 'log.sensitive', 'order.list', 'refund.list', 'user.list'])
})

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
    const tabs = tabsOf(endpoint)
    /** Whether the counts of the tabs differ too, where they are asked with the field. */
    const areTabsOthers = async (field: string, before: Fields, under: Fields) => {
      if (!tabs || !(field in tabs.query.shape)) return true
      const [all, some] = await Promise.all(
        [before, under].map((fields) => {
          const known = Object.entries({ ...always, ...fields }).filter(([each]) => each in tabs.query.shape)
          return get(tabs, Object.fromEntries(known), shop)
        }),
      )
      return JSON.stringify(all?.data) !== JSON.stringify(some?.data)
    }
    for (const [field, value] of Object.entries(filters)) {
      const [before, under] = [beside[field] ?? {}, { ...beside[field], [field]: value }]
      const [without, within] = [await count(before), await count(under)]
      const found = { field, isApplied: within !== without, areTabsOthers: await areTabsOthers(field, before, under) }
      expect(found).toEqual({ field, isApplied: true, areTabsOthers: true })
    }
  },
)

const exports = lists.flatMap((list) => {
  const call = exportOf(list)
  return call ? filterNames(list).map((field) => [nameOf(list), field, call] as const) : []
})

test.each(exports)('the export of %s goes by its %s', async (name, field, call) => {
  const shop = await makeShop(app)
  const { always = {}, beside = {}, filters = {} } = (await filteredLists[name]?.(app, shop)) ?? {}
  const nothing = { ...always, ...beside[field], [field]: filters[field] ?? '' }
  expect(await get(call, nothing, shop)).toMatchObject({ message: expect.stringContaining('没有可导出的数据') })
})

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
})

test.each(filterNames(userApi.list))('views, tags for all and the export of users go by their %s', async (field) => {
  const shop = await makeShop(app)
  const { beside, filters } = await makeUserList(app, shop)
  const nothing = Object.fromEntries(
    Object.entries({ ...beside?.[field], [field]: filters[field] ?? '' }).map(([name, value]) => [name, String(value)]),
  )
  const { token } = shop.owner
  const ask = (path: string, body: object) => send(`${app.url}/api${path}`, { token, body })
  expect(await ask(userApi.setTags.path, { filter: nothing, expected: 1, tagIds: [], way: 'set' })).toMatchObject({
    message: '筛选结果已变化（现有 0 个），请刷新后重试',
  })
  const view = { list: 'user.list', name: '没有人', isShared: false, filters: nothing, columns: null, sort: '' }
  expect((await ask(viewApi.save.path, view)).code).toBe(200)
  expect((await get(viewApi.counts, { list: 'user.list' }, shop)).data).toMatchObject([{ count: 0 }])
})

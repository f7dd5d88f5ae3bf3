import { allEndpoints } from '@zhanggui/contract/all'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { filterNames } from '@zhanggui/contract/kernel/filter'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { adminApi } from '@zhanggui/contract/staff'
import { userApi } from '@zhanggui/contract/user/user'
import { viewApi } from '@zhanggui/contract/view/view'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { makeCoupon, makePiece } from '#test/make/coupons/coupon'
import { makeSeckill } from '#test/make/marketing/seckill'
import { makeFullReduction } from '#test/make/promotions/promotion'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { makeTag, makeUser, saveView } from '#test/make/users/user'

const app = setupTestApp()
const list = 'user.list'
let shop: Shop
let clerk: Person
let other: Person
beforeEach(async () => {
  shop = await makeShop(app)
  const seesUsers = { permissions: [userApi.list.permission] }
  clerk = await makeStaff(app, shop, { ...seesUsers, realName: '沈小满' })
  other = await makeStaff(app, shop, seesUsers)
})

const viewsOf = async ({ token }: Person) => (await app.call(viewApi.list, { list }, { token })).data
const namesOf = async (person: Person) => (await viewsOf(person)).map(({ name }) => name)
const countsOf = async ({ token }: Person) => (await app.call(viewApi.counts, { list }, { token })).data

test('a view is private until it is shared, and is changed by its maker and the owner only', async () => {
  const { id } = (await saveView(app, clerk, { name: '我的' })).data
  expect([await namesOf(clerk), await namesOf(other), await namesOf(shop.owner)]).toEqual([['我的'], [], []])
  const update = ({ token }: Person, change: { name?: string; isShared?: boolean }) =>
    app.call(viewApi.update, { id, ...change }, { token })
  for (const person of [other, shop.owner]) {
    expect(await update(person, { name: '改名' })).toMatchObject({ code: 404, message: '视图不存在' })
  }
  expect((await update(clerk, { isShared: true })).code).toBe(200)
  expect(await viewsOf(other)).toMatchObject([{ name: '我的', makerName: '沈小满', mayChange: false }])
  expect(await viewsOf(shop.owner)).toMatchObject([{ mayChange: true, filters: { orderCountFrom: '2' } }])
  expect(await update(other, { name: '改名' })).toMatchObject({ message: '只有添加视图的人和店主可以修改' })
  expect((await update(shop.owner, { name: '店主改名' })).code).toBe(200)
  expect(await viewsOf(clerk)).toMatchObject([{ name: '店主改名', isShared: true, filters: { orderCountFrom: '2' } }])
  const remove = ({ token }: Person) => app.call(viewApi.delete, { id }, { token })
  expect(await remove(other)).toMatchObject({ message: '只有添加视图的人和店主可以修改' })
  expect((await remove(shop.owner)).code).toBe(200)
  expect(await namesOf(clerk)).toEqual([])
})

test('views belong to whoever may see the list', async () => {
  await saveView(app, clerk, { isShared: true })
  const outsider = await makeStaff(app, shop, { permissions: ['merchant:order:page:list'] })
  const { token } = outsider
  const calls = [
    app.call(viewApi.list, { list }, { token }),
    app.call(viewApi.counts, { list }, { token }),
    app.call(viewApi.reorder, { list, ids: [] }, { token }),
    saveView(app, outsider),
  ]
  for (const { code } of await Promise.all(calls)) expect(code).toBe(403)
  expect(await app.call(viewApi.list, { list: 'order.info' }, { token: clerk.token })).toMatchObject({
    message: '未知的列表',
  })
})

test('filters and order are those of the list, and what it does not know is not kept', async () => {
  expect(await saveView(app, clerk, { filters: { sex: '9' } })).toMatchObject({ code: 400, message: '性别不正确' })
  const short = { searchType: 'phone', content: '56' }
  expect(await saveView(app, clerk, { filters: short })).toMatchObject({ message: '请输入手机号后4位或完整手机号' })
  expect(await saveView(app, clerk, { sort: 'phone' })).toMatchObject({ message: '未知的排序方式' })
  await saveView(app, clerk, { filters: { sex: '2', page: '3', nonsense: 'x', content: '' }, sort: '-paidPrice' })
  expect(await viewsOf(clerk)).toMatchObject([{ filters: { sex: '2' }, sort: '-paidPrice' }])
  expect(Object.keys((await viewsOf(clerk))[0]?.filters ?? {})).toEqual(['sex'])
})

test('columns are kept as they were arranged, until they are changed', async () => {
  const columns = {
    order: ['paidPrice', 'nickname'],
    shown: { realName: true, phone: false },
    widths: { nickname: 260 },
  }
  const { id } = (await saveView(app, clerk, { columns })).data
  const update = (change: { name?: string; columns?: null }) =>
    app.call(viewApi.update, { id, ...change }, { token: clerk.token })
  await update({ name: '改名' })
  expect(await viewsOf(clerk)).toMatchObject([{ name: '改名' }])
  expect((await viewsOf(clerk))[0]?.columns).toEqual(columns)
  await update({ columns: null })
  expect((await viewsOf(clerk))[0]?.columns).toBeNull()
})

test('counts are those of the list at this moment, of this shop', async () => {
  await makeUser(app, await makeShop(app), { sex: 2 })
  const { id } = (await saveView(app, clerk, { filters: { sex: '2' } })).data
  expect(await countsOf(clerk)).toEqual([{ id, count: 0 }])
  await makeUser(app, shop, { sex: 2 })
  await makeUser(app, shop, { sex: 1 })
  expect(await countsOf(clerk)).toEqual([{ id, count: 1 }])
})

test('a view of a tag that was deleted counts nobody, and does not keep the others from being counted', async () => {
  await makeUser(app, shop)
  const tag = await makeTag(app, shop)
  await saveView(app, clerk, { filters: { tagIds: String(tag) } })
  await saveView(app, clerk, { filters: { isFollow: '1' } })
  await app.call(userApi.deleteTag, { id: tag }, { token: shop.owner.token })
  expect(await countsOf(clerk)).toMatchObject([{ count: 0 }, { count: 1 }])
})

test('each person places the views for themselves', async () => {
  const [a, b, c] = [
    (await saveView(app, clerk, { name: 'A', isShared: true })).data.id,
    (await saveView(app, clerk, { name: 'B', isShared: true })).data.id,
    (await saveView(app, other, { name: 'C' })).data.id,
  ]
  const reorder = (ids: number[]) => app.call(viewApi.reorder, { list, ids }, { token: other.token })
  expect((await reorder([c, b, a])).code).toBe(200)
  expect([await namesOf(other), await namesOf(clerk)]).toEqual([
    ['C', 'B', 'A'],
    ['A', 'B'],
  ])
  await saveView(app, clerk, { name: 'D', isShared: true })
  expect(await namesOf(other)).toEqual(['C', 'B', 'A', 'D'])
  const { id: hidden } = (await saveView(app, clerk, { name: '私' })).data
  expect(await reorder([hidden])).toMatchObject({ message: '视图不存在' })
})

test('there is an end to the views of a list', async () => {
  // However many are kept at the same time.
  const kept = await Promise.all(Array.from({ length: 23 }, (_, no) => saveView(app, clerk, { name: `视图${no}` })))
  expect(kept.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(await saveView(app, clerk)).toMatchObject({ message: '仅自己可见的视图最多20个，请先删除不用的' })
  const { id } = (await saveView(app, clerk, { isShared: true })).data
  expect(await app.call(viewApi.update, { id, isShared: false }, { token: clerk.token })).toMatchObject({
    message: '仅自己可见的视图最多20个，请先删除不用的',
  })
  expect((await saveView(app, other)).code).toBe(200)
})

test.each([
  ['coupon.list', couponApi.list, { name: '春' }, 1],
  ['coupon.pieces', couponApi.pieces, { status: '0' }, 1],
  ['seckill.list', seckillApi.list, { auditStatus: '2' }, 1],
  ['fullReduction.list', fullReductionApi.list, { process: '1' }, 1],
  ['admin.list', adminApi.list, { realName: '林晓峰' }, 1],
] as const)('a view of %s counts what the list shows under its filters', async (name, call, filters, count) => {
  const { token } = shop.owner
  await makePiece(app, shop, { name: '春茶券' })
  await makeCoupon(app, shop, { name: '冬茶券' })
  await makeSeckill(app, shop)
  await makeSeckill(app, shop, { decision: 'refuse' })
  await makeFullReduction(app, shop)
  await makeFullReduction(app, shop, { status: false, startTime: new Date(app.now().getTime() + 3_600_000) })
  await makeStaff(app, shop, { realName: '林晓峰' })
  const view = { list: name, name: '一部分', isShared: false, filters, columns: null, sort: '' }
  const { id } = (await app.call(viewApi.save, view, { token })).data
  expect((await app.call(viewApi.counts, { list: name }, { token })).data).toEqual([{ id, count }])
  const listed = await send(`${app.url}/api${call.path}?${new URLSearchParams(filters).toString()}`, {
    token,
    method: 'GET',
  })
  expect(listed).toMatchObject({ data: { total: count } })
})

test('every list with pages and filters can have views, also where its address says nothing yet', async () => {
  const { token } = shop.owner
  const isList = ({ reply }: Endpoint) => reply instanceof z.ZodObject && 'totalPage' in reply.shape
  const lists = allEndpoints.filter(
    (endpoint) =>
      isList(endpoint) &&
      endpoint.method === 'GET' &&
      filterNames(endpoint).length > 0 &&
      Object.keys(endpoint.params.shape).length === 0 &&
      !withoutViews.has(`${endpoint.area}.${endpoint.name}`),
  )
  for (const { area, name } of lists) {
    const view = { list: `${area}.${name}`, name: '全部', isShared: false, filters: {}, columns: null, sort: '' }
    expect({ list: view.list, code: (await app.call(viewApi.save, view, { token })).code }).toEqual({
      list: view.list,
      code: 200,
    })
    expect((await app.call(viewApi.counts, { list: view.list }, { token })).code).toBe(200)
  }
})

/** Lists of pickers, drawers and settings, which are no pages of their own. */
const withoutViews = new Set([
  'category.list',
  'express.searchPage',
  'notice.list',
  'order.events',
  'picture.list',
  'platformGoods.brands',
  'product.ledger',
  'product.pick',
  'product.pickForMarketing',
  'productImport.list',
  'shipDesk.prints',
])

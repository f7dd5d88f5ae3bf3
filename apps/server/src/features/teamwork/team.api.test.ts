import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { noticeApi } from '@zhanggui/contract/notice'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { teamApi } from '@zhanggui/contract/order/team'
import { refundStatus } from '@zhanggui/domain/order/refund-codes'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeOrder } from '#test/make/order'
import { makeManyOrders } from '#test/make/orders/many.sql'
import { makeRefund, orderOf } from '#test/make/orders/refund'
import { makeShop, makeStaff, type Person, type Shop } from '#test/make/shop.sql'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, { token }: Person = shop.owner) =>
  app.call(endpoint, input, { token })
const newOrder = async () => orderOf(app, shop, (await makeOrder(app, shop)).orderNo)
const tag = async (name: string) => (await call(teamApi.saveTag, { name })).data.id
const listed = async (filter: object) =>
  (await call(orderApi.list, { status: 'all', ...filter })).data.list.map(({ orderNo }) => orderNo)
const marksOf = async (id: number) => (await call(teamApi.marks, { kind: 'order', ids: [id] })).data[0]

test('orders are marked, and found by what they are marked with', async () => {
  const [one, two] = [await newOrder(), await newOrder()]
  const [urgent, gift] = [await tag('加急'), await tag('送礼')]
  const clerk = await makeStaff(app, shop)
  const set = { kind: 'order' as const, ids: [one.id], flag: 1 as const, assigneeId: clerk.adminId }
  expect((await call(teamApi.set, { ...set, addTagIds: [urgent, gift] })).data).toEqual({ marked: 1 })
  expect(await marksOf(one.id)).toMatchObject({
    flag: 1,
    assignee: { id: clerk.adminId },
    tagList: [{ name: '加急' }, { name: '送礼' }],
    noteCount: 0,
  })
  for (const filter of [{ flag: 1 as const }, { tagId: gift }, { assigneeId: clerk.adminId }]) {
    expect(await listed(filter)).toEqual([one.orderNo])
    expect((await call(orderApi.tabs, filter)).data.all).toBe(1)
  }
  for (const filter of [{ flag: 0 }, { assigneeId: 0 }]) expect(await listed(filter)).toEqual([two.orderNo])
  await call(teamApi.set, { kind: 'order', ids: [one.id], removeTagIds: [gift], assigneeId: 0 })
  expect(await marksOf(one.id)).toMatchObject({ flag: 1, assignee: null, tagList: [{ name: '加急' }] })
  await call(teamApi.deleteTag, { id: urgent })
  expect((await marksOf(one.id))?.tagList).toEqual([])
  expect((await logLines(app, shop)).find(({ method }) => method === 'team.set')).toMatchObject({
    subject: one.orderNo,
  })
})

test('refunds are marked the same way, and apart from their orders', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const id = (await call(refundApi.list, { refundStatus: 9 })).data.list[0]?.id ?? 0
  await call(teamApi.set, { kind: 'refund', ids: [id], flag: 2, assigneeId: shop.owner.adminId })
  const found = async (filter: object) =>
    (await call(refundApi.list, { refundStatus: 9, ...filter })).data.list.map((refund) => refund.refundOrderNo)
  expect(await found({ flag: 2 })).toEqual([refundOrderNo])
  expect(await found({ flag: 0 })).toEqual([])
  expect(await found({ assigneeId: 0 })).toEqual([])
  expect(await listed({ flag: 2 })).toEqual([])
})

test('of refunds everything that the list shows is marked at once, and nothing of another tab', async () => {
  const [{ refundOrderNo }, refused] = [await makeRefund(app, shop), await makeRefund(app, shop)]
  await call(refundApi.audit, { refundOrderNo: refused.refundOrderNo, auditType: 'refuse', reason: '已经发货' })
  const waiting = { kind: 'refund', refundFilter: { refundStatus: refundStatus.is.toAudit }, flag: 4 } as const
  expect(await call(teamApi.set, { ...waiting, expected: 2 })).toMatchObject({
    message: '筛选结果已变化（现有 1 条），请刷新后重试',
  })
  expect((await call(teamApi.set, { ...waiting, expected: 1 })).data).toEqual({ marked: 1 })
  const { list } = (await call(refundApi.list, { refundStatus: 9, flag: 4 })).data
  expect(list.map((refund) => refund.refundOrderNo)).toEqual([refundOrderNo])
})

test('a colleague who is named in a note of a refund is led to it', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const id = (await call(refundApi.list, { refundStatus: 9 })).data.list[0]?.id ?? 0
  const clerk = await makeStaff(app, shop, { permissions: ['merchant:order:team:marks'] })
  await call(teamApi.note, { kind: 'refund', id, text: '请核对照片 @店员', mentionIds: [clerk.adminId] })
  expect((await call(noticeApi.list, {}, clerk)).data.list).toMatchObject([
    { url: `/order/refund?refundOrderNo=${refundOrderNo}`, content: `${refundOrderNo}：请核对照片 @店员` },
  ])
})

test('a tag says how many orders and refunds it is on, and takes another name', async () => {
  const { refundOrderNo } = await makeRefund(app, shop)
  const refund = (await call(refundApi.list, { refundStatus: 9 })).data.list.find(
    (each) => each.refundOrderNo === refundOrderNo,
  )
  const [urgent] = [await tag('加急'), await tag('送礼')]
  const orders = [(await newOrder()).id, (await newOrder()).id]
  await call(teamApi.set, { kind: 'order', ids: orders, addTagIds: [urgent] })
  await call(teamApi.set, { kind: 'refund', ids: [refund?.id ?? 0], addTagIds: [urgent] })
  await call(teamApi.saveTag, { id: urgent, name: '今天发' })
  expect((await call(teamApi.tags, {})).data).toMatchObject([
    { id: urgent, name: '今天发', orderCount: 2, refundCount: 1 },
    { name: '送礼', orderCount: 0, refundCount: 0 },
  ])
  expect((await call(teamApi.tags, {}, (await makeShop(app)).owner)).data).toEqual([])
})

test('everything that the list shows is marked at once, if it is still what was seen', async () => {
  const { id } = await newOrder()
  await newOrder()
  await call(teamApi.set, { kind: 'order', ids: [id], flag: 3 })
  const unmarked = { kind: 'order', orderFilter: { status: 'all', flag: 0 }, flag: 4 } as const
  expect(await call(teamApi.set, { ...unmarked, expected: 2 })).toMatchObject({
    message: '筛选结果已变化（现有 1 条），请刷新后重试',
  })
  expect((await call(teamApi.set, { ...unmarked, expected: 1 })).data).toEqual({ marked: 1 })
  expect((await marksOf(id))?.flag).toBe(3)
  expect(await call(teamApi.set, { kind: 'order', flag: 1 })).toMatchObject({ message: '请选择单据' })
})

test('no more than a thousand are marked at once', async () => {
  await newOrder()
  await makeManyOrders(app, shop)
  const all = { kind: 'order', orderFilter: { status: 'all' }, flag: 4, expected: 1001 } as const
  expect(await call(teamApi.set, all)).toMatchObject({ message: '一次最多处理1000条，请缩小筛选范围' })
  expect((await call(orderApi.tabs, { flag: 4 })).data.all).toBe(0)
})

test('what is said stays in order, and colleagues who are named hear of it', async () => {
  const { id, orderNo } = await newOrder()
  const clerk = await makeStaff(app, shop, { permissions: ['merchant:order:team', 'merchant:order:team:marks'] })
  await call(teamApi.note, { kind: 'order', id, text: '地址要改 @店员', mentionIds: [clerk.adminId] })
  await call(teamApi.note, { kind: 'order', id, text: '已改' }, clerk)
  const { data } = await call(teamApi.notes, { kind: 'order', id }, clerk)
  expect(data.map(({ text }) => text)).toEqual(['地址要改 @店员', '已改'])
  expect((await marksOf(id))?.noteCount).toBe(2)
  const [notice] = (await call(noticeApi.list, {}, clerk)).data.list
  expect(notice).toMatchObject({ url: `/order/list?keyword=${orderNo}`, content: `${orderNo}：地址要改 @店员` })
  expect((await call(noticeApi.list, {})).data.list.filter(({ title }) => title.includes('提到'))).toEqual([])
})

test('only who works here can be asked, and tags have their limits', async () => {
  const { id } = await newOrder()
  const stranger = (await makeShop(app)).owner.adminId
  const ids = [id]
  expect(await call(teamApi.set, { kind: 'order', ids, assigneeId: stranger })).toMatchObject({ message: '人员不存在' })
  const note = { kind: 'order' as const, id, text: '看一下', mentionIds: [stranger] }
  expect(await call(teamApi.note, note)).toMatchObject({ message: '人员不存在' })
  const tags: number[] = []
  for (let no = 0; no < 11; no += 1) tags.push(await tag(`标签${no}`))
  await call(teamApi.set, { kind: 'order', ids, addTagIds: tags.slice(0, 10) })
  expect(await call(teamApi.set, { kind: 'order', ids, addTagIds: tags.slice(10) })).toMatchObject({
    message: '每个订单最多10个标签',
  })
  expect((await marksOf(id))?.tagList).toHaveLength(10)
  expect(await call(teamApi.saveTag, { name: '标签1' })).toMatchObject({ message: '标签名称已存在' })
  for (const wrong of [
    call(teamApi.set, { kind: 'order', ids, addTagIds: [999_999] }),
    call(teamApi.saveTag, { id: 999_999, name: '没有' }),
    call(teamApi.deleteTag, { id: 999_999 }),
  ]) {
    expect(await wrong).toMatchObject({ code: 404, message: '标签不存在' })
  }
  for (let no = 11; no < 50; no += 1) await tag(`标签${no}`)
  expect(await call(teamApi.saveTag, { name: '第51个' })).toMatchObject({ message: '标签最多50个，请先删除不用的' })
})

import { noticeApi } from '@zhanggui/contract/notice'
import { describe, expect, test } from 'vitest'
import { closeRoles } from '#test/make/access.sql'
import { announce } from '#test/make/notice.sql'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { logLines } from '#test/read/log.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const ORDERS = 'merchant:order:page:list'

type Query = Parameters<typeof app.call<typeof noticeApi.list>>[1]
const list = async ({ token }: Person, query: Query = {}) => (await app.call(noticeApi.list, query, { token })).data
const titles = async (person: Person, query: Query = {}) => (await list(person, query)).list.map(({ title }) => title)
const unread = async ({ token }: Person) => (await app.call(noticeApi.unread, {}, { token })).data
const read = ({ token }: Person, id: number) => app.call(noticeApi.read, { id }, { token })
const readAll = ({ token }: Person) => app.call(noticeApi.readAll, {}, { token })

test('how many are unread is counted up to the number that is told with it, whatever comes in meanwhile', async () => {
  const { owner } = await makeShop(app)
  const asked = Array.from({ length: 60 }, async (_, n) => {
    await announce(app, owner, `第 ${n} 条`)
    return unread(owner)
  })
  for (const { count, lastId } of await Promise.all(asked)) expect(count).toBe(lastId)
})

describe('the list', () => {
  test('is empty at first', async () => {
    const { owner } = await makeShop(app)
    expect(await list(owner)).toEqual({ page: 1, limit: 20, totalPage: 0, total: 0, list: [] })
    expect(await unread(owner)).toEqual({ count: 0, lastId: 0 })
  })

  test('shows the newest first, in pages', async () => {
    const { owner } = await makeShop(app)
    await announce(app, owner, '一', '二', '三', '四', '五')
    expect(await titles(owner)).toEqual(['五', '四', '三', '二', '一'])
    const second = await list(owner, { page: 2, limit: 2 })
    expect(second).toMatchObject({ page: 2, limit: 2, totalPage: 3, total: 5 })
    expect(second.list.map(({ title }) => title)).toEqual(['三', '二'])
    expect(await titles(owner, { page: 4, limit: 2 })).toEqual([])
  })

  test('says all that a message said, and whether it was read', async () => {
    const { owner } = await makeShop(app)
    await announce(app, owner, { kind: 'refundRequest', title: '退款', content: '退款单 9', url: '/order/refund' })
    const [row] = (await list(owner)).list
    expect(row).toMatchObject({
      id: 1,
      type: '1',
      kind: 'refundRequest',
      content: '退款单 9',
      url: '/order/refund',
      isRead: false,
    })
    expect(Math.abs((row?.createTime.getTime() ?? 0) - app.now().getTime())).toBeLessThan(60_000)
  })

  test('is filtered by type and by whether it was read', async () => {
    const { owner } = await makeShop(app)
    await announce(
      app,
      owner,
      { title: '订单', kind: 'newOrder' },
      { title: '退款', kind: 'refundRequest' },
      { title: '系统' },
    )
    await read(owner, 2)
    expect(await titles(owner, { type: '2' })).toEqual(['订单'])
    expect(await titles(owner, { isRead: '1' })).toEqual(['退款'])
    expect(await titles(owner, { isRead: '0' })).toEqual(['系统', '订单'])
    expect(await list(owner, { isRead: '0', type: '1' })).toMatchObject({ total: 0, list: [] })
  })

  test('takes a cleared filter for none', async () => {
    const { owner } = await makeShop(app)
    await announce(app, owner, '一')
    const answer = await send(`${app.url}/api${noticeApi.list.path}?type=&isRead=&page=`, {
      method: 'GET',
      token: owner.token,
    })
    expect(answer).toMatchObject({ code: 200, data: { total: 1 } })
  })

  test.each([
    ['page=0', 'page', '页码从1开始'],
    ['page=1.5', 'page', '页码必须是整数'],
    ['page=x', 'page', '页码必须是整数'],
    ['limit=10000', 'limit', '每页最多9999条'],
    ['page=1&page=2', 'page', '页码必须是整数'],
  ])('refuses %s', async (query, path, message) => {
    const { owner } = await makeShop(app)
    const answer = await send(`${app.url}/api${noticeApi.list.path}?${query}`, { method: 'GET', token: owner.token })
    expect(answer).toMatchObject({ code: 400, data: { fields: [{ path, message }] } })
  })
})

describe('who receives which announcements', () => {
  test('follows the open roles, in the list, the count and the reading', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop, { permissions: [ORDERS] })
    await announce(
      app,
      shop,
      { title: '订单', permission: ORDERS },
      { title: '退款', permission: 'merchant:x' },
      '大家',
    )
    expect(await titles(staff)).toEqual(['大家', '订单'])
    expect(await unread(staff)).toEqual({ count: 2, lastId: 3 })
    expect(await read(staff, 2)).toMatchObject({ code: 404, message: '通知不存在' })
    await closeRoles(app, staff)
    expect(await titles(staff)).toEqual(['大家'])
    expect(await read(staff, 1)).toMatchObject({ code: 404 })
    expect(await titles(shop.owner)).toEqual(['大家', '退款', '订单'])
  })

  test('is only for whom it is meant, the owner included', async () => {
    const shop = await makeShop(app)
    const [staff, other] = [await makeStaff(app, shop, { permissions: [ORDERS] }), await makeStaff(app, shop)]
    const onlyFor = staff.adminId
    await announce(app, shop, { title: '导出完成', onlyFor }, { title: '没有权限', onlyFor, permission: 'merchant:x' })
    expect(await Promise.all([staff, other, shop.owner].map((person) => titles(person)))).toEqual([
      ['导出完成'],
      [],
      [],
    ])
    expect((await unread(shop.owner)).count).toBe(0)
    expect(await read(shop.owner, 1)).toMatchObject({ code: 404 })
  })

  test('is never another merchant’s', async () => {
    const [own, other] = [await makeShop(app), await makeShop(app)]
    await announce(app, other, '别人的')
    expect(await titles(own.owner)).toEqual([])
    expect(await read(own.owner, 1)).toMatchObject({ code: 404, message: '通知不存在' })
    expect(await unread(other.owner)).toMatchObject({ count: 1 })
  })
})

describe('reading', () => {
  test('one marks it for this person only, however often', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    await announce(app, shop, '一', '二')
    expect((await read(staff, 1)).code).toBe(200)
    expect((await read(staff, 1)).code).toBe(200)
    expect((await unread(staff)).count).toBe(1)
    expect((await unread(shop.owner)).count).toBe(2)
    expect((await logLines(app, shop)).at(-1)?.subject).toBe('一')
  })

  test('all leaves only what comes later', async () => {
    const { owner } = await makeShop(app)
    await announce(app, owner, '一', '二', '三')
    await read(owner, 2)
    await readAll(owner)
    expect((await unread(owner)).count).toBe(0)
    const marks = await app.platform.pool.query('select from notice_read where mer_id = $1', [owner.merId])
    expect(marks.rowCount).toBe(0)
    await announce(app, owner, '四')
    expect(await titles(owner, { isRead: '0' })).toEqual(['四'])
    await readAll(owner)
    expect(await titles(owner, { isRead: '1' })).toEqual(['四', '三', '二', '一'])
  })

  test('all works before there is anything', async () => {
    const { owner } = await makeShop(app)
    expect((await readAll(owner)).code).toBe(200)
    await announce(app, owner, '一')
    expect((await unread(owner)).count).toBe(1)
  })
})

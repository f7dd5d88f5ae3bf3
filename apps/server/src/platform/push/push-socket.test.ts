import { once } from 'node:events'
import { PUSH_SOCKET, SESSION_OVER } from '@zhanggui/contract/kernel/live-message'
import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { inMerchant } from '#platform/db/merchant-db'
import { announceTask } from '#platform/push/announce.sql'
import { disable, grant, revoke } from '#test/make/access.sql'
import { announce } from '#test/make/notice.sql'
import { makeShop, makeStaff, makeToken } from '#test/make/shop.sql'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const ORDERS = 'merchant:order:page:list'

describe('a push connection', () => {
  test('is opened by the session token and hears what its merchant is told', async () => {
    const { owner } = await makeShop(app)
    const client = connectPush(app.url, { token: owner.token, after: 0 })
    await announce(app, owner, { kind: 'newOrder', title: '新订单提醒', content: '订单 1', url: '/order/list' })
    expect(await client.heard(1)).toEqual(['新订单提醒'])
    expect(client.messages[0]).toMatchObject({
      id: 1,
      type: '2',
      kind: 'newOrder',
      content: '订单 1',
      url: '/order/list',
    })
  })

  test('starts with what comes from now on, unless it asks for more', async () => {
    const { owner } = await makeShop(app)
    await announce(app, owner, '旧')
    const [fresh, whole] = [
      connectPush(app.url, { token: owner.token }),
      connectPush(app.url, { token: owner.token, after: 0 }),
    ]
    expect(await whole.heard(1)).toEqual(['旧'])
    while (fresh.messages.length === 0) await announce(app, owner, '新')
    expect(fresh.messages[0]?.title).toBe('新')
  })

  test.each(['x', '-1', '1e3', '999999999999999', ''])('takes %j for nothing missed', async (after) => {
    const { owner } = await makeShop(app)
    await announce(app, owner, '旧')
    const client = connectPush(app.url, { token: owner.token, after })
    while (client.messages.length === 0) await announce(app, owner, '新')
    expect(client.messages.map(({ title }) => title)).not.toContain('旧')
  })

  test.each([{}, { token: '' }, { token: 'nonsense' }, { token: `1.${'a'.repeat(43)}` }, { ticket: 'nonsense' }])(
    'is closed with 4401 for %j',
    async (query) => {
      expect(await connectPush(app.url, query).closed).toBe(4401)
    },
  )
})

describe('a ticket', () => {
  const issue = async (token: string) => (await app.call(noticeApi.ticket, {}, { token })).data.ticket

  test('opens one connection', async () => {
    const { owner } = await makeShop(app)
    const ticket = await issue(owner.token)
    const client = connectPush(app.url, { ticket, after: 0 })
    await announce(app, owner, '你好')
    expect(await client.heard(1)).toEqual(['你好'])
    expect(await connectPush(app.url, { ticket, after: 0 }).closed).toBe(4401)
  })

  test('given twice is none', async () => {
    const { owner } = await makeShop(app)
    const ticket = await issue(owner.token)
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${PUSH_SOCKET}?ticket=${ticket}&ticket=x`)
    expect((await once(socket, 'close'))[0]).toBe(SESSION_OVER)
  })

  test('opens one of two connections that come at the same moment', async () => {
    const { owner } = await makeShop(app)
    const ticket = await issue(owner.token)
    const clients = [connectPush(app.url, { ticket, after: 0 }), connectPush(app.url, { ticket, after: 0 })]
    expect(await Promise.race(clients.map(({ closed }) => closed))).toBe(4401)
    await announce(app, owner, '你好')
    await expect.poll(() => clients.map(({ messages }) => messages.length).toSorted((a, b) => a - b)).toEqual([0, 1])
  })

  test('is over after half a minute', async () => {
    const { owner } = await makeShop(app)
    const ticket = await issue(owner.token)
    app.passTime(31_000)
    expect(await connectPush(app.url, { ticket }).closed).toBe(4401)
  })

  test('is worth nothing once its session has ended', async () => {
    const { owner } = await makeShop(app)
    const ticket = await issue(owner.token)
    await app.call(sessionApi.logout, {}, { token: owner.token })
    expect(await connectPush(app.url, { ticket }).closed).toBe(4401)
  })
})

test('the progress of a task arrives in its order', async () => {
  const { owner } = await makeShop(app)
  const client = connectPush(app.url, { token: owner.token, tab: 'any' })
  while (client.messages.length === 0) await announce(app, owner, '新')
  const steps = Array.from({ length: 40 }, (_, index) => index)
  for (const done of steps) {
    await inMerchant(app.platform.pool, owner.merId, 'write', (db) =>
      announceTask(db, owner.adminId, { id: 1, status: 2, total: 40, done, failed: 0 }),
    )
  }
  await expect.poll(() => client.tasks.length).toBe(steps.length)
  expect(client.tasks.map(({ done }) => done)).toEqual(steps)
})

describe('who hears what', () => {
  test('another merchant hears nothing', async () => {
    const [own, other] = [await makeShop(app), await makeShop(app)]
    const clients = [own, other].map(({ owner }) => connectPush(app.url, { token: owner.token, after: 0 }))
    await announce(app, own, '给自己')
    expect(await clients[0]?.heard(1)).toEqual(['给自己'])
    await announce(app, other, '给别人')
    expect(await clients[1]?.heard(1)).toEqual(['给别人'])
    expect(await clients[0]?.heard(1)).toEqual(['给自己'])
  })

  test('holders of the permission only, from when they hold it until they do not', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const client = connectPush(app.url, { token: staff.token, after: 0 })
    const owner = connectPush(app.url, { token: shop.owner.token, after: 0 })
    await announce(app, shop, { title: '没有权限', permission: ORDERS }, '大家一')
    expect(await client.heard(1)).toEqual(['大家一'])
    await grant(app, staff, ORDERS)
    await announce(app, shop, { title: '有权限', permission: ORDERS })
    expect(await client.heard(2)).toEqual(['大家一', '有权限'])
    await revoke(app, staff, ORDERS)
    await announce(app, shop, { title: '又没有了', permission: ORDERS }, '大家二')
    expect(await client.heard(3)).toEqual(['大家一', '有权限', '大家二'])
    expect(await owner.heard(5)).toEqual(['没有权限', '大家一', '有权限', '又没有了', '大家二'])
  })

  test('nobody whose session ended: the next delivery closes it with 4401', async () => {
    const { merId, owner } = await makeShop(app)
    const other = connectPush(app.url, { token: await makeToken(app, merId, owner.adminId), after: 0 })
    const client = connectPush(app.url, { token: owner.token, after: 0 })
    await announce(app, owner, '一')
    expect(await client.heard(1)).toEqual(['一'])
    await app.call(sessionApi.logout, {}, { token: owner.token })
    await announce(app, owner, '二')
    expect(await client.closed).toBe(4401)
    expect(await client.heard(1)).toEqual(['一'])
    expect(await other.heard(2)).toEqual(['一', '二'])
  })

  test('nobody whose account was disabled', async () => {
    const shop = await makeShop(app)
    const staff = await makeStaff(app, shop)
    const client = connectPush(app.url, { token: staff.token, after: 0 })
    await announce(app, shop, '一')
    expect(await client.heard(1)).toEqual(['一'])
    await disable(app, staff)
    await announce(app, shop, '二')
    expect(await client.closed).toBe(4401)
  })
})

test('a session has room for fifty connections, and for another when one has left', async () => {
  const { merId, owner } = await makeShop(app)
  const clients = Array.from({ length: 51 }, () => connectPush(app.url, { token: owner.token, after: 0 }))
  expect(await Promise.race(clients.map(({ closed }) => closed))).toBe(1013)
  const other = connectPush(app.url, { token: await makeToken(app, merId, owner.adminId), after: 0 })
  await announce(app, owner, '一')
  expect(await other.heard(1)).toEqual(['一'])
  expect(clients.filter(({ messages }) => messages.length > 0).length).toBeLessThanOrEqual(50)
  for (const client of clients) client.close()
  await expect
    .poll(() => {
      const client = connectPush(app.url, { token: owner.token, after: 0 })
      return Promise.race([client.closed, client.heard(1)])
    })
    .toEqual(['一'])
})

test('a session is not renewed by listening', async () => {
  const { owner } = await makeShop(app)
  app.passTime(23 * 3_600_000)
  const client = connectPush(app.url, { token: owner.token, after: 0 })
  await announce(app, owner, '一')
  expect(await client.heard(1)).toEqual(['一'])
  app.passTime(2 * 3_600_000)
  await announce(app, owner, '二')
  expect(await client.closed).toBe(4401)
})

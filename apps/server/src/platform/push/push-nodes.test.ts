import { beforeAll, describe, expect, test, vi } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { insertAnnouncements } from '#platform/push/announce.sql'
import { announce, announcement, announceSilently } from '#test/make/notice.sql'
import { makeShop } from '#test/make/shop.sql'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import type { RunningNode } from '../../node.ts'

const app = setupTestApp()
let second: RunningNode

beforeAll(async () => {
  second = await app.startAnotherNode()
})

describe('two nodes on one database', () => {
  test('deliver what was committed on either of them', async () => {
    const { owner } = await makeShop(app)
    const here = connectPush(app.url, { token: owner.token, after: 0 })
    const there = connectPush(second.url, { token: owner.token, after: 0 })
    await announce(app, owner, '一')
    await announce({ ...app, platform: second.platform }, owner, '二')
    expect(await here.heard(2)).toEqual(['一', '二'])
    expect(await there.heard(2)).toEqual(['一', '二'])
  })

  test('hand over: what was missed while one was down comes from the other, once and in order', async () => {
    const { owner } = await makeShop(app)
    const doomed = await app.startAnotherNode()
    const client = connectPush(doomed.url, { token: owner.token, after: 0 })
    await announce(app, owner, '一', '二')
    expect(await client.heard(2)).toEqual(['一', '二'])
    await doomed.stop()
    await client.closed
    await announce(app, owner, '三')
    await announce(app, owner, '四', '五')
    const after = client.messages.at(-1)?.id
    const again = connectPush(second.url, { token: owner.token, after })
    expect(await again.heard(3)).toEqual(['三', '四', '五'])
    await announce(app, owner, '六')
    expect(await again.heard(4)).toEqual(['三', '四', '五', '六'])
    expect(again.messages.map(({ id }) => id)).toEqual([3, 4, 5, 6])
  })

  test('replay at most the last five hundred', async () => {
    const { owner } = await makeShop(app)
    await announce(app, owner, ...Array.from({ length: 620 }, (_, n) => `第${n + 1}条`))
    const client = connectPush(second.url, { token: owner.token, after: 0 })
    await expect.poll(() => client.messages.length).toBe(500)
    expect(client.messages.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, n) => n + 121))
  })
})

describe('a node hears of news', () => {
  test('by the notification alone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const neverPolling = await app.startAnotherNode()
    vi.useRealTimers()
    const { owner } = await makeShop(app)
    const client = connectPush(neverPolling.url, { token: owner.token, after: 0 })
    await announce(app, owner, '一')
    expect(await client.heard(1)).toEqual(['一'])
    await announce(app, owner, '二')
    expect(await client.heard(2)).toEqual(['一', '二'])
  })

  test('by looking for itself, when the notification got lost', async () => {
    const { owner } = await makeShop(app)
    const client = connectPush(app.url, { token: owner.token, after: 0 })
    await announce(app, owner, '一')
    expect(await client.heard(1)).toEqual(['一'])
    await announceSilently(app, owner, '二')
    expect(await client.heard(2)).toEqual(['一', '二'])
  })
})

test('numbers have no gap and no late comer under fifty transactions at once, some of which fail', async () => {
  const { merId, owner } = await makeShop(app)
  const client = connectPush(second.url, { token: owner.token, after: 0 })
  const write = (n: number) =>
    inMerchant(app.platform.pool, merId, 'write', async (db) => {
      await insertAnnouncements(db, [announcement(`${n}`), announcement(`${n}+`)], app.now())
      if (n % 3 === 0) throw new Error('rolled back')
    })
  const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => write(n)))
  const kept = results.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []))
  expect(kept).toHaveLength(33)
  await expect.poll(() => client.messages.length).toBe(66)
  expect(client.messages.map(({ id }) => id)).toEqual(Array.from({ length: 66 }, (_, n) => n + 1))
  const heard = client.messages.map(({ title }) => title)
  expect(heard.toSorted()).toEqual(kept.flatMap((n) => [`${n}`, `${n}+`]).toSorted())
})

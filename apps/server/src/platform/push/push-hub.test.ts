import { expect, test } from 'vitest'
import { announce } from '#test/make/notice.sql'
import { makeShop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'
import { parseToken } from '#platform/session/token'
import type { LiveSignal } from './live-signal.ts'
import { PushHub } from './push-hub.ts'

const app = setupTestApp()

/** A hub with a clock of its own, and a way to connect to it. */
async function makeHub() {
  const { pool, gate, log } = app.platform
  const { owner, merId } = await makeShop(app)
  const token = parseToken(owner.token)
  if (!token) throw new Error('no token')
  const hub = new PushHub(pool, gate, log)
  const connect = (tab: string, age?: number) => {
    const told: (string | undefined)[] = []
    const send = (text: string) => void told.push((JSON.parse(text) as { area?: string }).area)
    hub.join({ token, cursor: 0, rights: undefined, tab, age, close: () => undefined, send })
    return told
  }
  const change = (area: string, exceptTab?: string): LiveSignal => ({
    type: 'areaChanged',
    merId,
    area,
    readers: ['session'],
    ...(exceptTab === undefined ? {} : { exceptTab }),
  })
  return { hub, connect, change }
}

test('a page hears what changed after it was read and before it listened, once per area', async () => {
  const { hub, connect, change } = await makeHub()
  app.passTime(60_000)
  hub.hear(change('order', 'first'))
  app.passTime(20_000)
  for (const area of ['product', 'product', 'coupon']) hub.hear(change(area, 'first'))
  app.passTime(3000)
  const late = connect('late', 5000)
  await expect.poll(() => late).toEqual(['product', 'coupon'])
  const first = connect('first', 5000)
  const all = connect('all', 23_000)
  const knowing = connect('knowing')
  await expect.poll(() => all).toEqual(['order', 'product', 'coupon'])
  expect([first, knowing]).toEqual([[], []])
})

test('what a node has not heard may be anything', async () => {
  const { connect } = await makeHub()
  expect(connect('older than the node', 60_000)).toEqual([undefined])
})

test('what is not known any more may be anything', async () => {
  const { hub, connect, change } = await makeHub()
  app.passTime(60_000)
  hub.hear(change('order'))
  app.passTime(5 * 60_000)
  hub.hear(change('product'))
  app.passTime(1)
  expect(connect('too long ago', 6 * 60_000)).toEqual([undefined])
  const young = connect('young', 10)
  await expect.poll(() => young).toEqual(['product'])
})

test('after a time without signals every page is told to ask anew', async () => {
  const { hub, connect } = await makeHub()
  const told = connect('a')
  hub.startHearing()
  expect(told).toEqual([undefined])
})

test('what waits to be told already is not queued again, and nothing of it is lost', async () => {
  const { pool, gate, log } = app.platform
  const hub = new PushHub(pool, gate, log)
  const { owner, merId } = await makeShop(app)
  const token = parseToken(owner.token)
  if (!token) throw new Error('no token')
  const told: string[] = []
  const listener = { token, cursor: 0, rights: undefined, tab: 'a', close: () => undefined }
  hub.join({ ...listener, send: (text: string) => void told.push(text) })
  const count = (part: string) => told.filter((text) => text.includes(part)).length
  const change: LiveSignal = { type: 'areaChanged', merId, area: 'order', readers: ['session'] }
  for (let n = 0; n < 20; n += 1) hub.hear(change)
  hub.hear({ ...change, area: 'home' })
  await expect.poll(() => count('"home"')).toBe(1)
  expect(count('"order"')).toBe(1)
  hub.hear(change)
  await expect.poll(() => count('"order"')).toBe(2)
  await announce(app, owner, '一', '二', '三')
  for (let n = 0; n < 20; n += 1) hub.deliver(merId)
  await expect.poll(() => ['一', '二', '三'].map(count)).toEqual([1, 1, 1])
})

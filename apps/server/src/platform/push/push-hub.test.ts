import { expect, test } from 'vitest'
import { announce } from '#test/make/notice.sql'
import { makeShop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'
import { parseToken } from '#platform/session/token'
import type { LiveSignal } from './live-signal.ts'
import { PushHub } from './push-hub.ts'

const app = setupTestApp()

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

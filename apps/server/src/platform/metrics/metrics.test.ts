import { healthApi } from '@zhanggui/contract/health'
import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { makeJob } from '#test/make/job.sql'
import { makeShop } from '#test/make/shop.sql'
import { announce, announceSilently } from '#test/make/notice.sql'
import { setupTestApp } from '#test/app/test-app'
import { PushHub } from '#platform/push/push-hub'
import { parseToken } from '#platform/session/token'
import { NodeMetrics } from './node-metrics.ts'

const METRICS_TOKEN = 'only-for-the-operator'

describe('with a token', () => {
  const app = setupTestApp({ METRICS_TOKEN })
  const ask = (authorization?: string) =>
    fetch(`${app.url}/api/metrics`, { headers: authorization ? { authorization } : {} })
  const read = async () => (await ask(`Bearer ${METRICS_TOKEN}`)).text()

  test('nobody else reads the figures', async () => {
    const { token } = (await makeShop(app)).owner
    for (const given of [undefined, 'Bearer', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, `Bearer ${token}`]) {
      const answer = await ask(given)
      expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('zhanggui_')])
    }
  })

  test('calls are counted by the code of their envelope', async () => {
    await app.call(sessionApi.info, {})
    await app.call(healthApi.check, {})
    await fetch(`${app.url}/api/made-up-by-a-stranger`)
    const text = await read()
    expect(text).toContain('zhanggui_calls_total{route="/api/admin/merchant/getAdminInfoByToken",code="401"} 1')
    expect(text).toContain('zhanggui_calls_total{route="/api/health",code="200"} 1')
    expect(text).not.toContain('stranger')
    expect(text).toMatch(/zhanggui_call_seconds_count [3-9]/)
  })

  test('jobs are counted by kind and state, with the time since when they are due', async () => {
    await app.drainJobs()
    await makeJob(app, { kind: 'unknown-here', payload: {}, inMs: -90_000 })
    await makeJob(app, { kind: 'unknown-here', payload: {}, inMs: 3_600_000 })
    const text = await read()
    expect(text).toContain('zhanggui_jobs{kind="unknown-here",state="due"} 1')
    expect(text).toContain('zhanggui_jobs{kind="unknown-here",state="planned"} 1')
    expect(Number(/job_delay_seconds\{kind="unknown-here"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
  })

  test('connections, queues, push and the process itself are among them', async () => {
    const text = await read()
    expect(text).toMatch(/zhanggui_connections\{pool="calls",state="idle"\} [1-9]/)
    expect(text).toContain('zhanggui_calls{queue="own",state="waiting"} 0')
    expect(text).toContain('zhanggui_push_connections 0')
    expect(text).toContain('zhanggui_push_delay_seconds 0')
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('push is late since the oldest notice that somebody who listens has not been sent', async () => {
    const shop = await makeShop(app)
    const token = parseToken(shop.owner.token)
    if (!token) throw new Error('no token')
    const { pool, gate, log } = app.platform
    const hub = new PushHub(pool, gate, log)
    const metrics = new NodeMetrics({ platform: app.platform, hub, pools: {} })
    const told: string[] = []
    await announce(app, shop, '早到的')
    hub.join({
      token,
      cursor: 0,
      rights: undefined,
      tab: undefined,
      close: () => undefined,
      send: (text) => told.push(text),
    })
    await expect.poll(() => told.join()).toContain('早到的')
    expect(await metrics.read()).toContain('zhanggui_push_delay_seconds 0')
    await announceSilently(app, shop, '没有送到的')
    app.passTime(30_000)
    expect(Number(/^zhanggui_push_delay_seconds (\S+)/m.exec(await metrics.read())?.[1])).toBeGreaterThanOrEqual(30)
  })
})

describe('without a token', () => {
  const app = setupTestApp()

  test('there is nothing at the address', async () => {
    expect((await fetch(`${app.url}/api/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
  })
})

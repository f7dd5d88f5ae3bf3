import { area, get } from '@zhanggui/contract/kernel/endpoint'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from '#platform/http/route'
import { setupRoutes } from '#test/app/serve-routes'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const trialApi = area('trial', {
  repeat: get('/trial/repeat/{times}', { title: '试重复', permission: 'none', reply: z.string() }),
})
const trial = setupRoutes(app, () => bind(trialApi, { repeat: (_, { times }) => '茶叶'.repeat(times) }))

const ask = (times: number, accepted: string) =>
  fetch(`${trial.url}/api/trial/repeat/${times}`, { headers: { 'accept-encoding': accepted } })

describe('a long answer', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['identity', null],
    ['deflate, zstd', null],
  ])('for a client that accepts %s is sent as %s', async (accepted, encoding) => {
    for (const times of [1000, 50_000]) {
      const answer = await ask(times, accepted)
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await answer.json()).toMatchObject({ code: 200, data: '茶叶'.repeat(times) })
    }
  })

  test('is a fraction of its size', async () => {
    const size = async (accepted: string) => Number((await ask(50_000, accepted)).headers.get('content-length'))
    const plain = await size('identity')
    expect(await size('br')).toBeLessThan(plain / 100)
    expect(await size('gzip')).toBeLessThan(plain / 100)
  })

  test('may be a page', async () => {
    const page = await fetch(`${app.url}/api/docs`, { headers: { 'accept-encoding': 'br' } })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(await page.text()).toContain('</html>')
  })
})

test('a short answer is sent as it is', async () => {
  const answer = await ask(500, 'br, gzip')
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null])
  expect(await answer.json()).toMatchObject({ data: '茶叶'.repeat(500) })
})

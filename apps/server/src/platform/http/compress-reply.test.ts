import { describe, expect, test } from 'vitest'
import { useTestApp } from '#test/test-app'

const app = useTestApp()
const ask = (path: string, accepted: string) => fetch(app.url + path, { headers: { 'accept-encoding': accepted } })

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
    const answer = await ask('/api/openapi.json', accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
  })

  test('is a fraction of its size', async () => {
    const size = async (accepted: string) =>
      Number((await ask('/api/openapi.json', accepted)).headers.get('content-length'))
    const plain = await size('identity')
    expect(await size('br')).toBeLessThan(plain / 5)
    expect(await size('gzip')).toBeLessThan(plain / 5)
  })

  test('may be a page', async () => {
    const page = await ask('/api/docs', 'br')
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(await page.text()).toContain('</html>')
  })
})

test('a short answer is sent as it is', async () => {
  const answer = await ask('/api/health', 'br, gzip')
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null])
  expect(await answer.json()).toMatchObject({ code: 200 })
})

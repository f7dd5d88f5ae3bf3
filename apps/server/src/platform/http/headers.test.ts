import { createHash } from 'node:crypto'
import { allEndpoints } from '@zhanggui/contract/all'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test.each(['/api/health', '/%61pi/health'])(
  'an answer of %s may not be cached, framed, sniffed or run',
  async (path) => {
    const { headers, status } = await fetch(app.url + path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('x-powered-by')).toBeNull()
  },
)

test('every request has a number of its own', async () => {
  const ask = async () => (await fetch(`${app.url}/api/health`)).headers.get('x-request-id')
  expect(await ask()).not.toBe(await ask())
})

describe('the API document', () => {
  const operation = z.looseObject({
    operationId: z.string(),
    summary: z.string().min(1),
    security: z.array(z.record(z.string(), z.array(z.string()))),
    parameters: z.array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        schema: z.looseObject({}),
      }),
    ),
    responses: z.object({ 200: z.looseObject({ description: z.string() }) }),
  })
  const document = z.looseObject({
    openapi: z.literal('3.1.0'),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string().startsWith('/api/'), z.partialRecord(z.enum(['get', 'post']), operation)),
  })
  const read = async () => document.parse(await (await fetch(`${app.url}/api/openapi.json`)).json())

  test('is OpenAPI 3.1 and holds every endpoint once', async () => {
    const { paths } = await read()
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    )
    const served = allEndpoints.map(
      ({ method, path, area, name }) => `${method.toLowerCase()} /api${path} ${area}.${name}`,
    )
    expect(described.toSorted()).toEqual(served.toSorted())
  })

  test('gives every operation a name of its own', async () => {
    const names = Object.values((await read()).paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('declares each parameter of a path, as required', async () => {
    for (const [path, operations] of Object.entries((await read()).paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      for (const { parameters } of Object.values(operations)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path')
        expect(declared.map(({ name }) => name)).toEqual(wanted)
        expect(declared.every(({ required }) => required)).toBe(true)
      }
    }
  })

  test('asks for a token wherever the server does', async () => {
    const { paths } = await read()
    for (const { method, path, permission } of allEndpoints) {
      const found = paths[`/api${path}`]?.[method === 'GET' ? 'get' : 'post']
      expect({ path, schemes: found?.security.length }).toEqual({ path, schemes: permission === 'none' ? 0 : 2 })
    }
  })

  test('can be read by a person, on a page whose styles only it may add', async () => {
    const response = await fetch(`${app.url}/api/docs`)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(html).not.toContain('<script')
    for (const { path } of allEndpoints) expect(html).toContain(`/api${path}`)
  })

  test.each(['/api/docs', '/api/openapi.json', '/gateway/docs', '/gateway/openapi.json'])(
    'is made once and then revalidated: %s',
    async (path) => {
      const first = await fetch(app.url + path)
      const tag = first.headers.get('etag') ?? ''
      expect((await first.text()).length).toBeGreaterThan(10_000)
      const again = await fetch(app.url + path, { headers: { 'if-none-match': tag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    },
  )
})

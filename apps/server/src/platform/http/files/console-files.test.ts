import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveConsole } from './console-files.ts'
import { createServer } from '#platform/http/server'

const folder = mkdtempSync(join(tmpdir(), 'console-test-'))
let server: Awaited<ReturnType<typeof createServer>>
let url = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><title>掌柜</title>',
  )
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'void 0')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('void "brotli"'))
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('void "gzip"'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await createServer(pino({ level: 'silent' }), undefined)
  await serveConsole(server, pathToFileURL(`${folder}/`))
  await server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test.each(['/', '/dashboard', '/product/list/creatProduct/1/2?x=1', '/index.html', '/apis'])(
  '%s is the console, with a nonce that holds for this answer only',
  async (path) => {
    const [first, second] = [await fetch(url + path), await fetch(url + path)]
    const [html, policy] = [await first.text(), first.headers.get('content-security-policy') ?? '']
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    expect(first.status).toBe(200)
    expect(html).toContain(`nonce="${nonce}"`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    // 'self' covers our own websocket; a bare scheme would allow any host.
    expect(policy).toContain("connect-src 'self';")
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(second.headers.get('content-security-policy')).not.toBe(policy)
  },
)

test.each([
  ['br, gzip', 'br', 'void "brotli"'],
  ['gzip', 'gzip', 'void "gzip"'],
  ['identity', null, 'void 0'],
])('for a client that accepts %s an asset was compressed at build time', async (accepted, encoding, content) => {
  const asset = await fetch(`${url}/assets/main-1a2b.js`, { headers: { 'accept-encoding': accepted } })
  expect([asset.headers.get('content-encoding'), await asset.text()]).toEqual([encoding, content])
  expect(asset.headers.get('vary')).toBe('accept-encoding')
})

test('an asset is kept for ever, other files for an hour', async () => {
  const [asset, icon] = [await fetch(`${url}/assets/main-1a2b.js`), await fetch(`${url}/favicon.svg`)]
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each(['/assets/gone-9f9f.js', '/api/nothing', '/api', '/gateway/v1/nothing'])(
  '%s that does not exist is no page',
  async (path) => {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 404, data: null })
  },
)

test.each(['/..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'])(
  '%s leads nowhere outside',
  async (path) => {
    const text = await (await fetch(url + path)).text()
    expect(text).not.toContain('root:')
    expect(text).toMatch(/掌柜|"code":4\d\d/)
  },
)

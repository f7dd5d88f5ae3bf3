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
/** A name that would end the block it stands in, and begin a script. */
const MISCHIEF = '</script><script>alert(1)</script>&\u2028'

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><head><meta property="csp-nonce" nonce="__NONCE__"><title>掌柜</title></head>',
  )
  writeFileSync(join(folder, 'login.html'), '<!doctype html><head></head><form class="login-form"></form>')
  writeFileSync(
    join(folder, 'page-files.json'),
    JSON.stringify({
      start: ['assets/main-1a2b.js'],
      shell: ['assets/shell-1a2b.js', 'assets/shell-1a2b.css'],
      pages: [
        { path: '/product/list', files: ['assets/list-1a2b.js'] },
        { path: '/product/list/edit/:id?/:mode', files: ['assets/edit-1a2b.js'] },
      ],
    }),
  )
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'void 0')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('void "brotli"'))
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('void "gzip"'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await createServer(pino({ level: 'silent' }), undefined)
  await serveConsole(server, pathToFileURL(`${folder}/`), ({ headers }) =>
    Promise.resolve(headers['x-signed-in'] ? { user: { realName: MISCHIEF }, menus: [] } : undefined),
  )
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

test.each([
  ['/product/list?page=2', ['main', 'shell', 'shell', 'list']],
  ['/product/list/edit/5/2', ['main', 'shell', 'shell', 'edit']],
  ['/product/list/edit/2', ['main', 'shell', 'shell', 'edit']],
  ['/elsewhere', ['main', 'shell', 'shell']],
])('%s comes with the code of its page and nothing else', async (path, files) => {
  const html = await (await fetch(url + path, { headers: { 'x-signed-in': '1' } })).text()
  expect(
    [...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="\/assets\/(\w+)-/g)].map(([, name]) => name),
  ).toEqual(files)
})

test('what a page preloads is fetched as the page will ask for it, not twice', async () => {
  const html = await (await fetch(`${url}/product/list`, { headers: { 'x-signed-in': '1' } })).text()
  const preloads = html.match(/<link rel="(?:module)?preload"[^>]*>/g) ?? []
  expect(preloads.filter((link) => link.includes('as="style"'))).not.toEqual([])
  expect(preloads.filter((link) => !link.includes(' crossorigin '))).toEqual([])
})

test('whoever is not signed in gets the code of the sign-in page, and nothing about anybody', async () => {
  const html = await (await fetch(`${url}/product/list`)).text()
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/main-1a2b.js">')
  expect(html).not.toContain('shell-1a2b')
  expect(html).not.toContain('application/json')
})

test('the sign-in page comes with its form, for whoever is not signed in', async () => {
  const [stranger, staff] = [{}, { 'x-signed-in': '1' }].map((headers) => fetch(`${url}/login?redirect=/`, { headers }))
  expect(await (await stranger)?.text()).toContain('<form class="login-form">')
  expect(await (await staff)?.text()).not.toContain('login-form')
  expect(await (await fetch(`${url}/login.html`)).text()).not.toContain('login-form')
})

test('who is signed in stands in the page as data that cannot become a script, and is kept by no cache', async () => {
  const answer = await fetch(`${url}/product/list`, { headers: { 'x-signed-in': '1' } })
  const html = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html.match(/<script/g)).toHaveLength(1)
  const block = /<script type="application\/json" id="page-session">([^<]*)<\/script><\/head>/.exec(html)?.[1]
  expect(JSON.parse(block ?? '')).toEqual({ user: { realName: MISCHIEF }, menus: [] })
})

test('the list of files is nobody else’s business', async () => {
  expect(await (await fetch(`${url}/page-files.json`)).text()).toContain('<!doctype html>')
})

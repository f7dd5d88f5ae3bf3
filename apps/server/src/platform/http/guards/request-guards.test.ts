import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { area, get as read } from '@zhanggui/contract/kernel/endpoint'
import { noticeApi } from '@zhanggui/contract/notice'
import { sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from '#platform/http/route'
import { adminFacts } from '#test/read/access.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupRoutes } from '#test/app/serve-routes'
import { behindProxy, from, newAddress } from '#test/app/sign-in'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp(behindProxy)

describe('a large body', () => {
  const large = `${' '.repeat(17_000)}{`
  const post = (path: string, token?: string) => send(`${app.url}/api${path}`, { token, body: large })

  test('is refused without a session', async () => {
    expect(await post(sessionApi.login.path)).toMatchObject({ status: 413, message: '请求内容过大' })
    expect((await post('/admin/nothing')).status).toBe(413)
  })

  test('is not read before session and permission are checked', async () => {
    const { owner, ...shop } = await makeShop(app)
    const guarded = '/admin/merchant/product/rule/save'
    expect((await post(guarded)).code).toBe(401)
    expect((await post(guarded, (await makeStaff(app, { owner, ...shop })).token)).code).toBe(403)
    expect(await post(guarded, owner.token)).toMatchObject({ code: 400, message: '请求格式不正确' })
  })
})

describe('the rate limit', () => {
  const limit = sessionApi.detect.rate?.max ?? 0
  const ask = async (address: string) =>
    (await app.call(sessionApi.detect, { account: 'somebody' }, from(address))).code

  test('lets exactly the limit pass, however many come at once', async () => {
    app.startWindow(sessionApi.detect)
    const address = newAddress()
    const codes = await Promise.all(Array.from({ length: limit + 20 }, () => ask(address)))
    expect(codes.filter((code) => code === 200)).toHaveLength(limit)
    expect(codes.filter((code) => code === 429)).toHaveLength(20)
  })

  test('is for one address and ends with its window', async () => {
    app.startWindow(sessionApi.detect)
    const address = newAddress()
    await Promise.all(Array.from({ length: limit }, () => ask(address)))
    expect(await app.call(sessionApi.detect, { account: 'somebody' }, from(address))).toMatchObject({
      status: 429,
      code: 429,
      message: '操作过于频繁，请稍后再试',
    })
    expect(await ask(newAddress())).toBe(200)
    app.startWindow(sessionApi.detect)
    expect(await ask(address)).toBe(200)
  })

  test('takes all addresses of an IPv6 subscriber for one', async () => {
    app.startWindow(sessionApi.detect)
    const asked = Array.from({ length: limit + 1 }, (_, n) => ask(`2001:db8:1:1::${n.toString(16)}`))
    expect((await Promise.all(asked)).filter((code) => code === 429)).toHaveLength(1)
  })

  test('is for the person where one is signed in, whatever the address', async () => {
    app.startWindow(sessionApi.detect)
    const { max, seconds } = sessionApi.updatePassword.rate ?? { max: 0, seconds: 0 }
    app.passTime(seconds * 1000 - (app.now().getTime() % (seconds * 1000)))
    const shop = await makeShop(app)
    const passwords = { oldPassword: 'guessed', password: 'new-one', confirmPassword: 'new-one' }
    const guess = async (token: string) =>
      (await app.call(sessionApi.updatePassword, passwords, { token, ...from(newAddress()) })).code
    const thief = await Promise.all(Array.from({ length: max + 5 }, () => guess(shop.owner.token)))
    expect(thief.filter((code) => code === 429)).toHaveLength(5)
    expect(await guess((await makeStaff(app, shop)).token)).not.toBe(429)
  })

  test('does not believe an address that a stranger claims', async () => {
    app.startWindow(sessionApi.detect)
    const claims = Array.from({ length: limit + 1 }, (_, n) => ask(`9.9.9.${n % 250}, 10.99.0.1`))
    expect((await Promise.all(claims)).filter((code) => code === 429)).toHaveLength(1)
  })
})

describe('a request from another site, or from the address bar', () => {
  const host = () => new URL(app.url).host
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  test.each(foreign)('with %j changes nothing', async (headers) => {
    const { owner } = await makeShop(app)
    const answer = await app.call(sessionApi.updateProfile, { realName: '被改' }, { token: owner.token, headers })
    expect(answer).toMatchObject({ status: 200, code: 403, message: '跨站请求已被拒绝' })
    expect((await adminFacts(app, owner))?.version).toBe(1)
  })

  test.each(foreign)('with %j does not sign anybody out by GET', async (headers) => {
    const { owner } = await makeShop(app)
    expect((await app.call(sessionApi.logout, {}, { token: owner.token, headers })).code).toBe(403)
    expect((await app.call(sessionApi.info, {}, { token: owner.token })).code).toBe(200)
  })

  test.each(['none', 'same-origin'])('that opens an address (%s) signs nobody out', async (site) => {
    const { owner } = await makeShop(app)
    const headers = { 'x-token': owner.token, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' }
    // Not fetch, which sends Sec-Fetch headers itself.
    const [answer] = (await once(get(`${app.url}/api${sessionApi.logout.path}`, { headers }), 'response')) as [
      IncomingMessage,
    ]
    expect(await json(answer)).toMatchObject({ code: 403 })
    expect((await app.call(sessionApi.info, {}, { token: owner.token })).code).toBe(200)
  })

  test.each(['GET', 'HEAD'])('that is loaded as a picture over plain http (%s) signs nobody out', async (method) => {
    const { owner } = await makeShop(app)
    const cookie = `zhanggui_merchant_token=${owner.token}`
    const answer = await fetch(`${app.url}/api${sessionApi.logout.path}`, { method, headers: { cookie } })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await app.call(sessionApi.info, {}, { token: owner.token })).code).toBe(200)
  })

  test('that opens our address without a cookie clears none', async () => {
    const answer = await fetch(`${app.url}/api${sessionApi.logout.path}`)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('may read: its page cannot see the answer', async () => {
    const { owner } = await makeShop(app)
    const answer = await app.call(sessionApi.info, {}, { token: owner.token, headers: foreign[0] ?? {} })
    expect(answer.code).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is not what the own pages and programs send', async () => {
    const { owner } = await makeShop(app)
    const own = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: `http://${host()}` }, {}]
    for (const headers of own) {
      const answer = await app.call(sessionApi.updateProfile, { realName: '自己' }, { token: owner.token, headers })
      expect(answer.code).toBe(200)
    }
  })
})

describe('malformed requests', () => {
  const path = () => `${app.url}/api${sessionApi.login.path}`

  test.each<[string, { body: unknown; headers?: Record<string, string> }, status: number, code: number]>([
    ['broken JSON', { body: '{"account":' }, 400, 400],
    ['a content type nobody reads', { body: 'a=b', headers: { 'content-type': 'application/xml' } }, 415, 415],
    ['a form', { body: 'account=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 415],
    ['plain text', { body: 'hello', headers: { 'content-type': 'text/plain' } }, 200, 400],
    ['a list', { body: '[]' }, 200, 400],
    ['a prototype', { body: '{"__proto__": {"isOwner": true}}' }, 400, 400],
    ['too much', { body: JSON.stringify({ account: 'x'.repeat(1024 * 1024) }) }, 413, 413],
    ['endless nesting', { body: '['.repeat(8000) + ']'.repeat(8000) }, 200, 400],
    ['NUL in a value', { body: { account: 'a\0b', pwd: 'password' } }, 200, 400],
    ['NUL deep inside', { body: { account: 'a', pwd: 'password', captchaVO: { x: [{ 'a\0': 1 }] } } }, 200, 400],
  ])('%s is answered in the envelope', async (_, call, status, code) => {
    const answer = await send(path(), { ...call, headers: { ...from(newAddress()).headers, ...call.headers } })
    expect(answer).toMatchObject({ status, code })
    expect(answer.message).toMatch(/[一-鿿]/)
    expect(answer.text).not.toMatch(/SyntaxError|FST_|at .*\.ts|node_modules/)
  })

  test.each([[undefined], [''], ['null']])('a missing body is told as that (%j)', async (body) => {
    const answer = await send(path(), { body, ...from(newAddress()) })
    expect(answer).toMatchObject({ status: 200, code: 400, message: '参数体不能为空' })
  })

  test.each([
    ['an address nobody serves', '/api/admin/merchant/nothing', 404, 404],
    ['the bare base', '/api', 404, 404],
    ['a broken percent sign', '/api/admin/merchant/notice/read/%zz', 400, 400],
    ['an endless parameter', `/api/admin/merchant/notice/read/${'9'.repeat(300)}`, 414, 414],
    ['NUL in the address', '/api/admin/merchant/notice/read/%00', 200, 401],
  ])('%s is answered in the envelope', async (_, address, status, code) => {
    const answer = await send(app.url + address, { headers: from(newAddress()).headers })
    expect(answer).toMatchObject({ status, code, data: null })
    expect(answer.message).toMatch(/[一-鿿]/)
  })

  test('a wrong method is an address that nobody serves', async () => {
    expect((await send(path(), { method: 'GET' })).code).toBe(404)
  })

  test('NUL in the query is refused', async () => {
    const { owner } = await makeShop(app)
    const answer = await send(`${app.url}/api${noticeApi.list.path}?type=%00`, { method: 'GET', token: owner.token })
    expect(answer).toMatchObject({ status: 200, code: 400 })
  })
})

describe('calls without a session', () => {
  const open = { title: '试', permission: 'none', reply: z.int() } as const
  const slowApi = area('slow', { wait: read('/trial/slow', open) })
  const healthLike = area('healthLike', { check: read('/trial/check', { ...open, cached: 'whilePending' }) })
  const ends: (() => void)[] = []
  let checks = 0
  const hold = () => new Promise<void>((resolve) => void ends.push(resolve))
  const trial = setupRoutes(app, () => [
    ...bind(slowApi, { wait: () => hold().then(() => 1) }),
    ...bind(healthLike, {
      check: async () => {
        checks += 1
        await hold()
        return checks
      },
    }),
  ])
  const ask = async (path: string) => ((await (await fetch(trial.url + path)).json()) as { data: number }).data
  /** Lets everything end from now on, whatever the test found. */
  const endAll = () => {
    const ending = setInterval(() => {
      for (const end of ends.splice(0)) end()
    }, 5)
    return () => clearInterval(ending)
  }

  test('of one area do not hold up those of another, and those who ask together share one answer', async () => {
    const slow = Array.from({ length: 20 }, () => ask('/api/trial/slow'))
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    const together = Array.from({ length: 20 }, () => ask('/api/trial/check'))
    try {
      await expect.poll(() => checks).toBe(1)
      // Answered after those above have arrived.
      for (let asked = 0; asked < 5; asked += 1) await fetch(`${trial.url}/api/nothing`)
    } finally {
      const stop = endAll()
      await Promise.all(slow)
      expect(new Set(await Promise.all(together))).toEqual(new Set([1]))
      stop()
    }
  })
})

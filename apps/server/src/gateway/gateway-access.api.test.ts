import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brandGateway } from '@zhanggui/contract/gateway/brand'
import { GATEWAY_BASE } from '@zhanggui/contract/kernel/gateway'
import { describe, expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { type GatewayRequest, sendRequest, signedRequest } from '#test/gateway-request'
import { loggedCalls } from '#test/read/gateway.sql'
import { setupTestApp } from '#test/app/test-app'
import { callGateway } from './access/gateway-client.ts'
import { type IssuedKey, revokeKey, rotateKey } from './access/issue-key.ts'
import { SecretBox } from '#platform/secrets/secret-box'
import { hashOf, sign } from './access/sign.ts'

const app = setupTestApp({ TRUST_PROXY: '127.0.0.1' })
const MINUTE = 60_000
const BRANDS = '/gateway/v1/brand'
const WRONG = { status: 401, code: 401, message: '签名验证失败', data: null }

let addresses = 0
/** Each from its own address, to stay below the limit for unauthenticated calls. */
const send = (request: GatewayRequest, url = app.url) => {
  addresses += 1
  const headers = { ...request.headers, 'x-forwarded-for': `10.9.${addresses >> 8}.${addresses & 255}` }
  return sendRequest(url, { ...request, headers })
}
const listing = (key: Awaited<ReturnType<typeof makeKey>>, at = app.now()) =>
  signedRequest(key, { method: 'GET', target: `${BRANDS}/list?limit=5&name=%E5%B1%B1`, body: '' }, at)
const saving = (key: Awaited<ReturnType<typeof makeKey>>, name: string) =>
  signedRequest(key, { method: 'POST', target: `${BRANDS}/save`, body: JSON.stringify({ name }) }, app.now())

/** Moves the clock to the start of a rate-limit window. */
function nextMinute(): Date {
  const starts = new Date(Math.ceil(app.now().getTime() / MINUTE) * MINUTE)
  app.passTime(starts.getTime() - app.now().getTime() + 1000)
  return starts
}

describe('a signed call', () => {
  test('is executed and logged', async () => {
    const key = await makeKey(app)
    expect(await send(saving(key, '云岭'))).toMatchObject({ status: 200, code: 200 })
    expect(await loggedCalls(app, key.keyId)).toMatchObject([
      { endpoint: 'brand.save', code: 200, message: '', params: '{"name":"云岭"}' },
    ])
  })

  test('needs no nonce', async () => {
    const { keyId, secret } = await makeKey(app)
    const timestamp = String(Math.floor(app.now().getTime() / 1000))
    const target = '/gateway/v1/brand/list'
    const signature = sign(secret, { method: 'GET', target, bodyHash: hashOf(''), timestamp }).toString('hex')
    const headers = { 'x-key-id': keyId, 'x-timestamp': timestamp, 'x-signature': signature.toUpperCase() }
    expect((await send({ method: 'GET', target, body: '', headers })).code).toBe(200)
  })

  test.each([
    ['another secret', (r: GatewayRequest) => ({ ...r, headers: { ...r.headers, 'x-signature': 'a'.repeat(64) } })],
    ['a changed body', (r: GatewayRequest) => ({ ...r, body: r.body.replace('假', '真') })],
    ['a changed path', (r: GatewayRequest) => ({ ...r, target: '/gateway/v1/guarantee/save' })],
    ['an added query', (r: GatewayRequest) => ({ ...r, target: `${r.target}?isShow=1` })],
    ['another nonce', (r: GatewayRequest) => ({ ...r, headers: { ...r.headers, 'x-nonce': 'another-nonce' } })],
    [
      'another time',
      (r: GatewayRequest) => ({
        ...r,
        headers: { ...r.headers, 'x-timestamp': String(Number(r.headers['x-timestamp']) + 1) },
      }),
    ],
    ['an unknown key', (r: GatewayRequest) => ({ ...r, headers: { ...r.headers, 'x-key-id': 'zg_nobody' } })],
  ])('with %s is rejected', async (_, tamper) => {
    const key = await makeKey(app)
    expect(await send(tamper(saving(key, '假货')))).toMatchObject(WRONG)
    expect((await callGateway(app.url, key, brandGateway.list, { name: '货' }, app.now())).data.total).toBe(0)
  })

  test.each(['x-key-id', 'x-timestamp', 'x-signature'])('without %s is rejected', async (name) => {
    const { headers, ...request } = listing(await makeKey(app))
    const { [name]: _, ...rest } = headers
    expect(await send({ ...request, headers: rest })).toMatchObject({ code: 401, message: /缺失或格式不正确/ })
  })

  test.each([
    [-5 * MINUTE - 2000, 401],
    [-5 * MINUTE + 30_000, 200],
    [5 * MINUTE - 30_000, 200],
    [5 * MINUTE + 2000, 401],
  ])('signed %d ms from now answers %d', async (distance, code) => {
    const key = await makeKey(app)
    expect((await send(listing(key, new Date(app.now().getTime() + distance)))).code).toBe(code)
  })

  test('is accepted once, on whichever node', async () => {
    const key = await makeKey(app)
    const request = listing(key)
    const second = await app.startAnotherNode()
    const answers = await Promise.all([send(request), send(request, second.url), send(request)])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await send(request, second.url)).toMatchObject({ code: 401, message: '该请求已处理过，请重新签名' })
    await second.stop()
  })
})

describe('a key', () => {
  test('opens what its scopes name', async () => {
    const key = await makeKey(app, ['guarantee', 'product:audit'])
    expect(await send(listing(key))).toMatchObject({ status: 403, code: 403, message: '密钥没有该接口的权限' })
    expect(await loggedCalls(app, key.keyId)).toMatchObject([{ endpoint: 'brand.list', code: 403 }])
  })

  test('that is revoked opens nothing, and cannot be rotated', async () => {
    const key = await makeKey(app)
    await revokeKey(app.platform.pool, key.keyId, app.now())
    expect(await send(listing(key))).toMatchObject(WRONG)
    const box = new SecretBox(app.platform.config)
    await expect(rotateKey(app.platform.pool, box, key.keyId, app.now(), app.now())).rejects.toThrow('已吊销')
  })

  test('that is rotated has two secrets for a while, never three', async () => {
    const first = await makeKey(app)
    const box = new SecretBox(app.platform.config)
    const rotate = () => {
      const until = new Date(app.now().getTime() + 60 * MINUTE)
      return rotateKey(app.platform.pool, box, first.keyId, until, app.now())
    }
    const second = await rotate()
    const codes = async (...keys: (typeof first)[]) => {
      const answers = await Promise.all(keys.map((key) => send(listing(key))))
      return answers.map(({ code }) => code)
    }
    expect(await codes(first, second)).toEqual([200, 200])
    const third = await rotate()
    expect(await codes(first, second, third)).toEqual([401, 200, 200])
    app.passTime(61 * MINUTE)
    expect(await codes(second, third)).toEqual([401, 200])
  })

  test('has a limit of calls per minute', async () => {
    const key = await makeKey(app)
    const starts = nextMinute()
    await app.platform.pool.query('insert into rate_window values ($1, $2, 599)', [`gateway:${key.keyId}`, starts])
    expect((await send(listing(key))).code).toBe(200)
    expect(await send(listing(key))).toMatchObject({ status: 429, code: 429 })
  })

  test('is let in up to its limit when many calls come at once, and replays do not count', async () => {
    const [key, other] = [await makeKey(app), await makeKey(app)]
    const starts = nextMinute()
    await app.platform.pool.query('insert into rate_window values ($1, $2, 595)', [`gateway:${key.keyId}`, starts])
    const first = listing(key)
    expect((await send(first)).code).toBe(200)
    const replays = await Promise.all([first, first, first].map((request) => send(request)))
    expect(replays.map(({ code }) => code)).toEqual([401, 401, 401])
    const answers = await Promise.all(
      [key, other, key, key, other, key, key, key, key].map((each) => send(listing(each))),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 429)).toHaveLength(3)
    expect([codes[1], codes[4]]).toEqual([200, 200])
    const { rows } = await app.platform.pool.query(
      `select hits from rate_window where bucket = $1 and starts_at = $2`,
      [`gateway:${key.keyId}`, starts],
    )
    expect(rows).toEqual([{ hits: 603 }])
  })
})

test('unauthenticated calls are limited per minute, and so are their log lines', async () => {
  const key = await makeKey(app)
  const starts = nextMinute()
  await app.platform.pool.query('insert into rate_window values ($1, $2, 59)', ['gateway-stranger:10.8.0.1', starts])
  const wrong = { 'x-signature': 'b'.repeat(64), 'x-forwarded-for': '10.8.0.1' }
  const knock = () => sendRequest(app.url, { ...listing(key), headers: { ...listing(key).headers, ...wrong } })
  expect(await knock()).toMatchObject(WRONG)
  expect(await knock()).toMatchObject({ status: 429, code: 429 })
  expect(await loggedCalls(app, key.keyId)).toMatchObject([{ code: 401, message: '签名验证失败' }])
})

describe('a large checkout', () => {
  /** A valid body, as large as one may get and more. */
  const asking = (key: IssuedKey, lines: number) => {
    const line = { productId: 2_000_000_000, attrValueId: 2_000_000_000, num: 1, brokerage: 0, brokerageTwo: 0 }
    const part = { shippingType: 1, detailList: Array.from({ length: Math.min(lines, 100) }, () => line) }
    const orderList = Array.from({ length: Math.ceil(lines / 100) }, (_, index) => ({
      merId: 900_001 + index,
      ...part,
    }))
    const body = JSON.stringify({ uid: 1, realName: '林', userPhone: '1', userAddress: '路', orderList })
    return signedRequest(key, { method: 'POST', target: `${GATEWAY_BASE}/order/quote`, body }, app.now())
  }
  const largest = async () => asking(await makeKey(app), 2000)

  test('is read once its head is signed', async () => {
    const request = await largest()
    expect(request.body.length).toBeGreaterThan(160_000)
    // Not a question of size any more: there is no such shop.
    expect(await send(request)).toMatchObject({ status: 200, message: '商户不存在' })
  })

  test.each([
    ['without the hash of its body', { 'x-content-sha256': '' }],
    ['with the hash of another body', { 'x-content-sha256': 'a'.repeat(64) }],
    ['with a wrong signature', { 'x-signature': 'b'.repeat(64) }],
  ])('%s is not read', async (_, headers) => {
    const request = await largest()
    const forged = { ...request, headers: { ...request.headers, ...headers } }
    expect(await send(forged)).toMatchObject({ status: 401, code: 401 })
  })

  test('has its limits', async () => {
    expect(await send(asking(await makeKey(app), 8000))).toMatchObject({ status: 413, code: 413 })
  })
})

test('a stranger cannot make the node read a large body', async () => {
  const request = saving(await makeKey(app), '大'.repeat(10_000))
  expect(await send(request)).toMatchObject({ status: 413, code: 413 })
})

describe('secrets', () => {
  test('stand in no table and no answer as they are', async () => {
    const key = await makeKey(app)
    const { text } = await send(listing(key))
    expect(text).not.toContain(key.secret)
    for (const table of ['gateway_key', 'gateway_secret', 'gateway_call']) {
      const { rows } = await app.platform.pool.query(`select row_to_json(t)::text as line from ${table} t`)
      const lines = rows.map(({ line }: { line: string }) => line).join('\n')
      expect(lines).not.toContain(key.secret)
      expect(lines).not.toContain(Buffer.from(key.secret).toString('hex'))
    }
  })

  test('are sealed under a key that only this account reads', () => {
    expect(statSync(join(app.dataDir, 'gateway-secret.key')).mode & 0o777).toBe(0o600)
  })

  test('cannot be moved to another key', async () => {
    const [rich, poor] = [await makeKey(app), await makeKey(app, [])]
    await app.platform.pool.query(
      `update gateway_secret set sealed = (select sealed from gateway_secret where key_id = $1) where key_id = $2`,
      [poor.keyId, rich.keyId],
    )
    expect((await send(listing({ keyId: rich.keyId, secret: poor.secret }))).code).toBe(500)
  })
})

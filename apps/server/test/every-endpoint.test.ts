import { allEndpoints } from '@zhanggui/contract/all'
import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { idsOf, takesId } from '#test/ids/foreign-ids'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { send } from './app/send.ts'
import { behindProxy, from, newAddress } from './app/sign-in.ts'
import { setupTestApp } from './app/test-app.ts'

const app = setupTestApp(behindProxy)
let shop: Shop

beforeAll(async () => {
  shop = await makeShop(app)
})

/** 404, or what the catalogue calls its own missing things: address, settlement, printer, invoice, order, shipment, refund, product, category, template, spec, group, SKU, review, user, coupon, its products, flash sale. */
const NOT_THERE = [
  404, 4401, 4601, 4701, 4801, 5001, 5101, 5501, 6102, 6203, 6501, 6602, 6801, 6901, 6902, 8109, 10001, 10101, 12105,
]

const nameOf = ({ area, name }: Endpoint) => `${area}.${name}`
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const call = ({ method, path }: Endpoint, token?: string, headers: Record<string, string> = {}) =>
  send(`${app.url}/api${path.replace(/\{\w+\}/g, '1')}`, {
    method,
    token,
    headers: { ...from(newAddress()).headers, ...headers },
  })

const closed = allEndpoints.filter(({ permission }) => permission !== 'none')
const guarded = closed.filter(({ permission, everyRole }) => permission !== 'session' && !everyRole)
const withIds = allEndpoints.filter(takesId)
const demanding = allEndpoints.filter(({ query, body }) => [query, body].some((each) => !each.safeParse({}).success))
const unsafe = allEndpoints.filter(({ safe }) => !safe)
const unsafeGets = [
  ...unsafe.filter(({ method }) => method === 'GET'),
  ...unsafe.filter(({ alsoGet }) => alsoGet).map((endpoint) => ({ ...endpoint, method: 'GET' as const })),
]

test('there is something to test', () => {
  for (const { length } of [closed, guarded, withIds, demanding, unsafe, unsafeGets]) expect(length).toBeGreaterThan(0)
})

describe('without a session', () => {
  test.each(named(closed))('%s answers 401', async (_, endpoint) => {
    expect(await call(endpoint)).toMatchObject({
      status: 200,
      code: 401,
      message: '无效的会话，或者登录已过期，请重新登录。',
      data: null,
    })
  })
})

describe('without the permission', () => {
  let token: string
  beforeAll(async () => {
    const permissions = [...new Set(guarded.map(({ permission }) => `${permission}:more`)), 'merchant:other']
    token = (await makeStaff(app, shop, { permissions })).token
  })

  test.each(named(guarded))('%s answers 403', async (_, endpoint) => {
    expect(await call(endpoint, token)).toMatchObject({
      status: 200,
      code: 403,
      message: '没有权限访问。',
      data: null,
    })
  })

  test.each(named(guarded))('%s is open to who holds just that', async (_, endpoint) => {
    const staff = await makeStaff(app, shop, { permissions: [endpoint.permission] })
    expect((await call(endpoint, staff.token)).code).not.toBe(403)
  })
})

describe('without what it wants to know', () => {
  test.each(named(demanding))('%s answers 400', async (_, endpoint) => {
    const answer = await call(endpoint, shop.owner.token)
    const fields = expect.arrayContaining([expect.objectContaining({ message: answer.message })]) as unknown
    expect(answer).toMatchObject({ status: 200, code: 400, data: { fields } })
    expect(answer.message).toMatch(/[一-鿿]/)
  })
})

const FORGED = { code: 403, message: '跨站请求已被拒绝', data: null }

describe('from a page of somebody else, or as what a page shows', () => {
  const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]
  const shown = ['image', 'document', 'iframe', 'script'].map((destination) => ({
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': destination,
  }))

  test('whatever is not a plain read is unsafe', () => {
    const wrong = allEndpoints.filter(
      ({ method, changes, sensitive, safe }) => safe === (method === 'POST' || changes || sensitive),
    )
    expect(wrong).toEqual([])
  })

  test.each(named(unsafe))('%s is refused', async (_, endpoint) => {
    for (const [headers] of [foreign, shown]) {
      expect(await call(endpoint, shop.owner.token, headers)).toMatchObject(FORGED)
    }
  })

  test.each([...foreign, ...shown])('whoever sends %o is refused', async (headers) => {
    for (const endpoint of unsafe.slice(0, 3)) {
      expect(await call(endpoint, shop.owner.token, headers)).toMatchObject(FORGED)
    }
  })

  test.each(named(unsafeGets))('%s is not done for the cookie alone, but for the console', async (_, endpoint) => {
    const { token } = await makeStaff(app, shop, { permissions: [endpoint.permission] })
    const cookie = `zhanggui_merchant_token=${token}`
    expect(await call(endpoint, undefined, { cookie })).toMatchObject(FORGED)
    for (const headers of [{ 'x-console': '1' }, { 'x-token': token }, { authorization: `Bearer ${token}` }]) {
      const { code } = await call(endpoint, undefined, { cookie, ...headers, 'sec-fetch-dest': 'empty' })
      expect([401, 403]).not.toContain(code)
    }
  })
})

describe('with the id of another merchant', () => {
  test('every endpoint that takes an id is covered', () => {
    expect(Object.keys(idsOf).toSorted()).toEqual(withIds.map(nameOf).toSorted())
  })

  test.each(named(withIds))('%s answers as if it did not exist', async (name, endpoint) => {
    const other = await makeShop(app)
    const input = (await idsOf[name]?.(app, other)) ?? {}
    const attempt = (token: string) => app.call(endpoint, input, { token, ...from(newAddress()) })
    const absent = await attempt(shop.owner.token)
    expect(NOT_THERE).toContain(absent.code)
    // At most the field of the form that named it.
    expect(Object.keys(absent.data ?? { fields: [] })).toEqual(['fields'])
    expect(absent.message).toMatch(/不存在|未收藏商户|没有对应的商品信息/)
    expect((await attempt(other.owner.token)).code).toBe(200)
  })
})

import { brandGateway } from '@zhanggui/contract/gateway/brand'
import { categoryGateway } from '@zhanggui/contract/gateway/category'
import { expressGateway } from '@zhanggui/contract/gateway/express'
import { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { refundGateway } from '@zhanggui/contract/gateway/refund'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { GATEWAY_BASE, type GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { sendRequest, signedRequest } from '#test/gateway-request'
import { hostileRequest } from '#test/hostile-input'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'
import { callGateway } from './access/gateway-client.ts'
import type { IssuedKey } from './access/issue-key.ts'

const app = setupTestApp()
let key: IssuedKey
let shop: Shop
beforeAll(async () => {
  key = await makeKey(app)
  shop = await makeShop(app)
})

const call = <E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) =>
  callGateway(app.url, key, endpoint, input, app.now())
const areas = [
  brandGateway,
  categoryGateway,
  expressGateway,
  guaranteeGateway,
  merchantGateway,
  refundGateway,
  reviewGateway,
]
const endpoints = areas.flatMap((api): GatewayEndpoint[] => Object.values(api))
/** What `makeProduct` puts its products into. */
const CATEGORY = 261

describe('brands', () => {
  const offered = async (cid: number) =>
    (await app.call(platformGoodsApi.brands, { cid, limit: 100 }, { token: shop.owner.token })).data.list

  test('are made, changed, hidden and deleted, and merchants see it', async () => {
    const { data } = await call(brandGateway.save, { name: '听雨', categoryIds: [CATEGORY] })
    expect((await offered(CATEGORY)).map(({ name }) => name)).toContain('听雨')
    expect(await call(brandGateway.save, { name: '听雨' })).toMatchObject({ code: 1000, message: '品牌名称已存在' })
    const other = await call(brandGateway.save, { name: '观云' })
    expect(await call(brandGateway.update, { id: other.data.id, name: '听雨' })).toMatchObject({ code: 1000 })
    await call(brandGateway.update, { id: data.id, isShow: false })
    expect((await offered(CATEGORY)).map(({ name }) => name)).not.toContain('听雨')
    const found = await call(brandGateway.list, { name: '听雨' })
    expect(found.data.list).toMatchObject([{ id: data.id, isShow: false, categoryIds: [CATEGORY] }])
    expect((await call(brandGateway.delete, { id: data.id })).code).toBe(200)
    expect(await call(brandGateway.delete, { id: data.id })).toMatchObject({ code: 6702, message: '商品品牌不存在' })
    expect((await call(brandGateway.save, { name: '听雨' })).code).toBe(200)
  })

  test('stand in third-level categories only', async () => {
    for (const categoryIds of [[1], [26], [CATEGORY, 9_999_999]]) {
      expect((await call(brandGateway.save, { name: '无处', categoryIds })).code).toBe(6201)
    }
  })

  test('that a product has are not deleted', async () => {
    const { data } = await call(brandGateway.save, { name: '在用' })
    const product = await makeProduct(app, shop)
    await app.platform.pool.query('update product set brand_id = $1 where id = $2', [data.id, product.id])
    expect(await call(brandGateway.delete, { id: data.id })).toMatchObject({ code: 6701, message: '商品品牌已使用' })
  })
})

describe('categories', () => {
  test('have three levels, each name once under its parent', async () => {
    const save = (pid: number, name: string) => call(categoryGateway.save, { pid, name })
    const top = (await save(0, '园艺')).data.id
    const middle = (await save(top, '花卉')).data.id
    const leaf = (await save(middle, '多肉')).data.id
    expect(await save(leaf, '更深')).toMatchObject({ message: '平台商品分类只支持三级分类' })
    expect(await save(middle, '多肉')).toMatchObject({ message: '分类名称已存在' })
    expect((await save(9_999_999, '无根')).code).toBe(6201)
    const renamed = (await save(middle, '绿植')).data.id
    expect(await call(categoryGateway.update, { id: renamed, name: '多肉' })).toMatchObject({ code: 1000 })
    expect((await call(categoryGateway.update, { id: renamed, sort: 9, isShow: false })).code).toBe(200)
    const { data } = await call(categoryGateway.list, {})
    expect(data.find(({ id }) => id === renamed)).toMatchObject({ name: '绿植', level: 3, sort: 9, isShow: false })
    expect(await call(categoryGateway.delete, { id: middle })).toMatchObject({ message: /请先删除子分类/ })
    expect((await call(categoryGateway.delete, { id: leaf })).code).toBe(200)
  })

  test('that a product stands in are not deleted', async () => {
    await makeProduct(app, shop)
    const answer = await call(categoryGateway.delete, { id: CATEGORY })
    expect(answer).toMatchObject({ code: 6202, message: '商品分类已使用' })
  })
})

test('guarantees are kept', async () => {
  const draft = { name: '以旧换新', content: '旧物抵价' }
  const { data } = await call(guaranteeGateway.save, draft)
  expect((await call(guaranteeGateway.save, draft)).code).toBe(1000)
  await call(guaranteeGateway.update, { id: data.id, isShow: false, content: '旧物抵价换新品' })
  const found = async () => (await call(guaranteeGateway.list, {})).data.find(({ id }) => id === data.id)
  expect(await found()).toMatchObject({ name: '以旧换新', content: '旧物抵价换新品', isShow: false })
  await call(guaranteeGateway.delete, { id: data.id })
  expect(await found()).toBeUndefined()
  expect((await call(guaranteeGateway.update, { id: data.id, isShow: true })).code).toBe(6803)
})

test('carriers are kept', async () => {
  const { data } = await call(expressGateway.save, { code: 'feima', name: '飞马' })
  expect((await call(expressGateway.save, { code: 'feima', name: '飞马二' })).code).toBe(1000)
  await call(expressGateway.update, { id: data.id, printsWaybills: true })
  const list = (await call(expressGateway.list, {})).data
  expect(list.find(({ id }) => id === data.id)).toMatchObject({ name: '飞马', isShow: true, printsWaybills: true })
  expect((await call(expressGateway.update, { id: 9_999_999, sort: 1 })).code).toBe(7905)
})

describe('with malformed input', () => {
  const named = endpoints.map((endpoint) => [`${endpoint.area}.${endpoint.name}`, endpoint] as const)

  test.each(named)('%s stays calm', async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostileRequest(endpoint), async ({ path, body = '' }) => {
        const request = { method: endpoint.method, target: GATEWAY_BASE + path, body }
        const answer = await sendRequest(app.url, signedRequest(key, request, app.now()))
        app.passTime(1000)
        expect(answer.code).not.toBe(500)
        expect(answer.text).not.toMatch(/node_modules|\.ts:|syntax error|violates|ZodError/)
      }),
      { numRuns: 25 },
    )
  })
})

test('describes itself apart from the console, and names no key', async () => {
  const [page, document, consoleDocument] = await Promise.all(
    ['/gateway/docs', '/gateway/openapi.json', '/api/openapi.json'].map(async (path) =>
      (await fetch(app.url + path)).text(),
    ),
  )
  for (const { path } of endpoints) expect(document).toContain(`"${GATEWAY_BASE}${path}"`)
  expect(page).toContain('HMAC-SHA256')
  expect(`${page}${document}`).not.toMatch(/zg_|\/api\/|merchant:/)
  expect(consoleDocument).not.toContain('gateway')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { productApi } from '@zhanggui/contract/goods/product'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { setCollections } from '#test/make/product-draft.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { HttpCollectProvider } from './http-collect-provider.ts'
import { openCollectProvider } from './open-provider.ts'

const LINK = 'https://item.jd.com/100.html'
const found = {
  name: '茶'.repeat(200),
  // Private addresses, which must never be fetched.
  image: 'http://127.0.0.1:1/1.jpg',
  slides: ['http://127.0.0.1:1/1.jpg', 'https://[::1]/2.jpg'],
  content: '<p onclick="x()">好<script>alert(1)</script><img src="//10.0.0.1/3.jpg"></p>',
  specs: [{ name: ' 颜色 ', values: ['红', '红', '蓝'] }],
  secret: 'x',
}
/** Ends the replies that the service holds back. */
const held: (() => void)[] = []
const asked: { path: string; key: string | undefined }[] = []

/** A stub of the outside service that can also fail in every way the real one does. */
const service = createServer((request, response) => {
  asked.push({ path: request.url ?? '', key: request.headers.authorization })
  const link = new URL(request.url ?? '', 'http://service').searchParams.get('url') ?? ''
  const kind = /(\w+)\.html/.exec(link)?.[1]
  if (kind === 'silent') return
  if (kind === 'held') held.push(() => response.end(JSON.stringify(found)))
  else if (kind === 'elsewhere') response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
  else if (kind === 'broken') response.writeHead(500).end('{}')
  else if (kind === 'page') response.end('<html>')
  else if (kind === 'huge') response.end(JSON.stringify({ name: 'a', more: 'x'.repeat(3_000_000) }))
  else if (kind === 'wrong') response.end(JSON.stringify({ ...found, image: 'javascript:alert(1)' }))
  else if (kind === 'complex') response.end(JSON.stringify({ ...found, content: '<br>'.repeat(100_000) }))
  else response.end(JSON.stringify(found))
})
const env: Record<string, string> = { COLLECT_PROVIDER: 'http', COLLECT_KEY: 'key-1' }
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  env['COLLECT_URL'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}/collect?v=1`
})
afterAll(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => void service.close(resolve))
})

const app = setupTestApp(env)

async function makeCollector(left: number): Promise<Shop> {
  const shop = await makeShop(app)
  await setCollections(app, shop, left)
  return shop
}
const left = async ({ owner: { token } }: Shop) =>
  (await app.call(productCollectApi.config, {}, { token })).data.copyNum
const copy = ({ owner: { token } }: Shop, url = LINK) => app.call(productCollectApi.copy, { url }, { token })

describe('a product from another shop’s link', () => {
  test('comes as our form takes it, and costs one collection', async () => {
    const shop = await makeCollector(2)
    const { code, data } = await copy(shop)
    expect(code).toBe(200)
    expect(data.info).toMatchObject({
      name: '茶'.repeat(128),
      intro: '茶'.repeat(200),
      content: '<p>好</p>',
      unitName: '件',
      image: '',
      sliderImage: [],
      specType: true,
      attr: [{ name: '颜色', values: ['红', '蓝'] }],
      attrValue: [
        { values: { 颜色: '红' }, price: 1, stock: 0, image: '' },
        { values: { 颜色: '蓝' }, price: 1, stock: 0 },
      ],
    })
    expect(data.info).not.toHaveProperty('secret')
    const reason = '不是可以公开访问的地址'
    expect(data.lostPictures).toEqual(['封面图', '轮播图第2张', '详情图第1张'].map((place) => ({ place, reason })))
    expect(asked.at(-1)).toEqual({
      path: `/collect?v=1&platform=jd&url=${encodeURIComponent(LINK)}`,
      key: 'Bearer key-1',
    })
    expect(await left(shop)).toBe(1)
  })

  test('of an unknown shop is refused without asking the service', async () => {
    const shop = await makeCollector(1)
    const before = asked.length
    for (const url of ['http://127.0.0.1/1', 'https://item.jd.com.example.org/1', 'file:///etc/passwd']) {
      expect((await copy(shop, url)).message).toBe('仅支持淘宝、京东、苏宁、拼多多、天猫的商品链接')
    }
    const address = `${app.url}/api${productCollectApi.copy.path}`
    const empty = await send(address, { method: 'POST', token: shop.owner.token, body: { url: ' ' } })
    expect(empty).toMatchObject({ code: 400, message: '复制商品地址不能为空' })
    expect([asked.length, await left(shop)]).toEqual([before, 1])
  })

  test.each(['broken', 'page', 'elsewhere', 'huge', 'wrong', 'complex'])('that is %s costs nothing', async (kind) => {
    const shop = await makeCollector(1)
    const answer = await copy(shop, `https://item.jd.com/${kind}.html`)
    expect(answer).toMatchObject({ code: 1000, message: '商品采集失败，请确认链接是否正确后重试' })
    expect(await left(shop)).toBe(1)
  })

  test('is asked for with the name of its shop', async () => {
    const shop = await makeCollector(1)
    const { token } = shop.owner
    const ask = (form: 1 | 2, url = LINK) => app.call(productCollectApi.import, { form, url }, { token })
    expect((await ask(1)).message).toBe('确认URL和平台是否正确，以及平台费用是否足额')
    expect((await ask(2)).data.info.specType).toBe(true)
    expect((await ask(2)).message).toBe('商户复制商品数量不足')
  })
})

test('concurrent collections do not exceed the quota', async () => {
  const shop = await makeCollector(3)
  const answers = await Promise.all(Array.from({ length: 8 }, () => copy(shop)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
  expect(answers.find(({ code }) => code !== 200)?.message).toBe('当前商户采集次数不足，请联系平台客服')
  expect(await left(shop)).toBe(0)
})

test('a collection whose server died is refunded', async () => {
  const shop = await makeCollector(0)
  await app.platform.pool.query(
    `insert into product_collection (mer_id, id, admin_id, url, created_at) values ($1, 1, 1, 'x', $2)`,
    [shop.merId, new Date(app.now().getTime() - 6 * 60_000)],
  )
  expect((await copy(shop)).code).toBe(200)
  expect((await copy(shop)).message).toContain('采集次数不足')
})

test("collections in progress do not block the merchant's other calls", async () => {
  const shop = await makeCollector(4)
  const copies = Array.from({ length: 4 }, () => copy(shop, 'https://item.jd.com/held.html'))
  await expect.poll(() => held.length).toBe(4)
  expect((await app.call(productApi.list, { type: 1 }, { token: shop.owner.token })).code).toBe(200)
  for (const end of held) end()
  expect((await Promise.all(copies)).map(({ code }) => code)).toEqual([200, 200, 200, 200])
})

test('a service that does not answer is given up', async () => {
  const impatient = new HttpCollectProvider({ url: env['COLLECT_URL'] ?? '', key: undefined }, 50)
  await expect(impatient.fetchProduct(2, 'https://item.jd.com/silent.html')).rejects.toThrow('did not answer')
})

describe('without a service', () => {
  test('nobody is there to ask', () => {
    expect(openCollectProvider(readConfig({}).collect)).toBeUndefined()
    expect(() => readConfig({ COLLECT_PROVIDER: 'http' })).toThrow('配置有误：COLLECT_URL')
  })

  test('the sandbox makes products up', async () => {
    const sandbox = openCollectProvider(readConfig({ COLLECT_PROVIDER: 'sandbox' }).collect)
    expect(await sandbox?.fetchProduct(5, 'https://detail.tmall.com/1')).toMatchObject({
      name: '纯棉圆领短袖T恤（天猫采集示例）',
    })
    await expect(sandbox?.fetchProduct(5, 'https://detail.tmall.com/fail')).rejects.toThrow('told to fail')
  })
})

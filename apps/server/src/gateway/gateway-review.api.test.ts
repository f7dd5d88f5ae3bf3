import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { GatewayEndpoint } from '@zhanggui/contract/kernel/gateway'
import { logApi } from '@zhanggui/contract/log'
import { noticeApi } from '@zhanggui/contract/notice'
import { productApi } from '@zhanggui/contract/goods/product'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '#test/app/gateway-key'
import { loggedCalls } from '#test/read/gateway.sql'
import { announce } from '#test/make/notice.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { makeSubmitted } from '#test/make/submitted-product.sql'
import { connectPush } from '#test/app/push-client'
import { setupTestApp } from '#test/app/test-app'
import { callGateway } from './access/gateway-client.ts'
import type { IssuedKey } from './access/issue-key.ts'

const app = setupTestApp()
let key: IssuedKey
beforeAll(async () => {
  key = await makeKey(app)
})

const call = <E extends GatewayEndpoint>(endpoint: E, input: InputOf<E>) =>
  callGateway(app.url, key, endpoint, input, app.now())
const as = ({ owner }: Shop) => ({ token: owner.token })
const stateOf = async (shop: Shop, id: number) => (await app.call(productApi.info, { id }, as(shop))).data
const notices = async (shop: Shop) => (await app.call(noticeApi.list, {}, as(shop))).data.list
const log = async (shop: Shop) => (await app.call(logApi.sensitive, {}, as(shop))).data.list

describe('the platform reviews', () => {
  test('products awaiting review of all merchants, the oldest first', async () => {
    const shops = [await makeShop(app, { name: '甲店' }), await makeShop(app, { name: '乙店' })] as const
    const ids = [await makeSubmitted(app, shops[0]), await makeSubmitted(app, shops[1])]
    await makeProduct(app, shops[0])
    const all = await call(reviewGateway.waiting, {})
    expect(all.data.list.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    const one = await call(reviewGateway.waiting, { id: ids[1] })
    expect(one.data).toMatchObject({ total: 1, list: [{ merId: shops[1].merId, merName: '乙店', name: '新茶' }] })
    expect((await call(reviewGateway.waiting, { merId: shops[0].merId })).data.total).toBe(1)
    const product = { merId: shops[1].merId, id: ids[1] ?? 0 }
    expect((await call(reviewGateway.info, product)).data).toMatchObject({ name: '新茶', isAudit: true })
    expect(await call(reviewGateway.info, { ...product, merId: shops[0].merId })).toMatchObject({ code: 6102 })
  })

  test.each([
    [false, { isShow: false, auditStatus: 2, isAudit: false }],
    [true, { isShow: true, auditStatus: 2, isAudit: false }],
  ])('and passes; with 自动上架 %s it is then %j', async (isAutoUp, after) => {
    const shop = await makeShop(app)
    const id = await makeSubmitted(app, shop, { isAutoUp })
    expect((await call(reviewGateway.pass, { merId: shop.merId, id })).code).toBe(200)
    expect(await stateOf(shop, id)).toMatchObject(after)
    const url = `/product/list?type=${isAutoUp ? 1 : 2}&keywords=${id}`
    expect(await notices(shop)).toMatchObject([{ type: '3', title: '商品审核', content: '新茶 审核通过', url }])
    expect(await call(reviewGateway.pass, { merId: shop.merId, id })).toMatchObject({ code: 6104 })
  })

  test('and open lists of the shop hear of it', async () => {
    const shop = await makeShop(app)
    const id = await makeSubmitted(app, shop)
    const list = connectPush(app.url, { ...as(shop), after: 0, tab: 'list' })
    await announce(app, shop, '在听')
    await list.heard(1)
    await call(reviewGateway.pass, { merId: shop.merId, id })
    await expect.poll(() => list.changed).toContain('product')
  })

  test('of a shop that is exempt by now: no review is left behind', async () => {
    const shop = await makeShop(app)
    const id = await makeSubmitted(app, shop)
    await call(merchantGateway.setSwitches, { merId: shop.merId, needsReview: false })
    await call(reviewGateway.pass, { merId: shop.merId, id })
    expect((await stateOf(shop, id)).auditStatus).toBe(0)
  })

  test('and refuses, with a reason that the shop reads', async () => {
    const shop = await makeShop(app)
    const product = { merId: shop.merId, id: await makeSubmitted(app, shop) }
    for (const reason of ['', '  ']) {
      expect(await call(reviewGateway.refuse, { ...product, reason })).toMatchObject({
        code: 400,
        message: '审核拒绝请填写拒绝原因',
      })
    }
    expect((await call(reviewGateway.refuse, { ...product, reason: '多'.repeat(101) })).code).toBe(400)
    expect((await call(reviewGateway.refuse, { ...product, reason: '图片模糊' })).code).toBe(200)
    expect(await stateOf(shop, product.id)).toMatchObject({ auditStatus: 3, reason: '图片模糊', isAudit: false })
    expect((await notices(shop))[0]).toMatchObject({
      content: '新茶 审核未通过：图片模糊',
      url: `/product/list?type=7&keywords=${product.id}`,
    })
    expect((await log(shop))[0]).toMatchObject({
      adminAccount: '平台',
      description: '平台审核拒绝商品',
      changes: [{ field: '新茶 商品状态', before: '待审核', after: '审核失败' }],
    })
    expect((await loggedCalls(app, key.keyId)).at(-1)).toMatchObject({ merchantId: shop.merId, code: 200 })
  })

  test('nothing of a merchant that there is not', async () => {
    const nobody = { merId: 2_000_000_000, id: 1 }
    const answers = [
      await call(reviewGateway.info, nobody),
      await call(reviewGateway.pass, nobody),
      await call(reviewGateway.refuse, { ...nobody, reason: '不清楚' }),
      await call(reviewGateway.forceOffSale, { merId: nobody.merId, ids: [1] }),
    ]
    for (const { code } of answers.slice(1)) expect(code).toBe(404)
    expect(answers[0]?.code).toBe(6102)
  })

  test('once, when two decide at the same moment', async () => {
    const shop = await makeShop(app)
    const product = { merId: shop.merId, id: await makeSubmitted(app, shop) }
    const answers = await Promise.all([
      call(reviewGateway.pass, product),
      call(reviewGateway.refuse, { ...product, reason: '不行' }),
    ])
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 6104]))
    expect(await notices(shop)).toHaveLength(1)
  })
})

describe('the platform forces down', () => {
  test('all of them or none', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const [first, second, foreign] = [
      await makeProduct(app, shop, { name: '甲' }),
      await makeProduct(app, shop, { name: '乙' }),
      await makeProduct(app, other),
    ]
    const down = (...ids: number[]) => call(reviewGateway.forceOffSale, { merId: shop.merId, ids })
    expect(await down(first.id, foreign.id)).toMatchObject({ code: 6102, message: '商品不存在' })
    expect(await stateOf(shop, first.id)).toMatchObject({ isShow: true })
    expect((await down(second.id, first.id)).code).toBe(200)
    expect(await stateOf(shop, first.id)).toMatchObject({ isShow: false, auditStatus: 1, isAudit: false })
    expect(await stateOf(other, foreign.id)).toMatchObject({ isShow: true })
    expect((await notices(shop))[0]).toMatchObject({
      content: '甲 等2个商品已被平台下架，请修改后重新提审',
      url: '/product/list?type=8',
    })
  })
})

test('the switches of a merchant are its own to see in the log', async () => {
  const shop = await makeShop(app, { name: '开关小店' })
  const { merId } = shop
  expect(await call(merchantGateway.setSwitches, { merId: 9_999_999, needsReview: false })).toMatchObject({ code: 404 })
  expect(
    (await call(merchantGateway.setSwitches, { merId, needsReview: false, collectionsLeft: 20, storageQuotaMb: 9 }))
      .code,
  ).toBe(200)
  const { data } = await call(merchantGateway.list, { name: '开关小店' })
  expect(data.list).toMatchObject([
    { id: merId, isOpen: true, needsReview: false, collectionsLeft: 20, storageQuotaMb: 9 },
  ])
  expect((await log(shop))[0]?.changes).toEqual([
    { field: '商品审核', before: '需要审核', after: '免审' },
    { field: '剩余采集次数', before: '0', after: '20' },
    { field: '存储空间', before: '5120 MB', after: '9 MB' },
  ])
})

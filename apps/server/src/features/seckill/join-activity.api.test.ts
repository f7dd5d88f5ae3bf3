import { productApi } from '@zhanggui/contract/goods/product'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { toFen } from '@zhanggui/domain/kernel/money'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { beforeEach, describe, expect, test } from 'vitest'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { makeActivity, makeSeckill } from '#test/make/marketing/seckill'
import { putState } from '#test/make/product-draft.sql'
import { type MadeProduct, makeProduct } from '#test/make/product.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { stockTotals } from '#test/read/product.sql'

const app = setupTestApp()
let shop: Shop
let product: MadeProduct
beforeEach(async () => {
  shop = await makeShop(app)
  product = await makeProduct(app, shop, { labels: ['小', '大'] })
})

const offer = (change: { quota?: number; price?: number; skuIds?: readonly number[]; id?: number } = {}) => ({
  id: change.id ?? product.id,
  sort: 0,
  attrValue: (change.skuIds ?? product.skuIds).map((attrValueId) => ({
    attrValueId,
    quota: change.quota ?? 3,
    activityPrice: toFen(change.price ?? 500),
  })),
})
const add = (id: number, productList = [offer()], resubmittedId?: number) =>
  app.call(seckillApi.add, { id, productList, resubmittedId }, { token: shop.owner.token })
const listed = async () => (await app.call(seckillApi.list, {}, { token: shop.owner.token })).data.list
const yesterday = () => addDays(shopDay(app.now()), -1)

test('a product joins with all its SKUs, waits for the platform, and reserves no stock', async () => {
  const activityId = await makeActivity(app)
  expect(await add(activityId)).toMatchObject({ code: 200 })
  expect(await listed()).toMatchObject([
    { activityId, auditStatus: 1, isShow: true, price: 990, seckillPrice: 500, quota: 6, quotaShow: 6 },
  ])
  expect(await stockTotals(app, shop, product.id)).toMatchObject({ total: 20 })
  expect(await add(activityId)).toMatchObject({ message: '商品已参加该活动' })
})

describe('what is refused', () => {
  test('an activity that is over, unknown, or above the shop’s stars', async () => {
    const over = await makeActivity(app, { startDate: yesterday(), endDate: yesterday() })
    expect(await add(over)).toMatchObject({ code: 12_106, message: '秒杀活动已经结束' })
    expect(await add(999_999_999)).toMatchObject({ code: 12_103 })
    const starry = await makeActivity(app, { merStars: 5 })
    expect(await add(starry)).toMatchObject({ code: 12_107, message: '参加此活动最低需5星商户' })
  })

  test('a product that is another shop’s, not approved, or of another category', async () => {
    const activityId = await makeActivity(app)
    const stranger = await makeProduct(app, await makeShop(app))
    const foreign = offer({ id: stranger.id, skuIds: stranger.skuIds })
    expect(await add(activityId, [foreign])).toMatchObject({ message: `没有对应的商品信息，商品ID = ${stranger.id}` })
    await putState(app, shop, product.id, { audit: 3 })
    expect((await add(activityId)).message).toContain('未通过审核')
    await putState(app, shop, product.id, { audit: 2 })
    const clothes = await makeActivity(app, { categoryIds: [1] })
    expect((await add(clothes)).message).toContain('分类不在活动范围内')
    const drinks = await makeActivity(app, { categoryIds: [2] })
    expect(await add(drinks)).toMatchObject({ code: 200 })
  })

  test('SKUs that are missing, foreign or twice, and figures that do not work', async () => {
    const activityId = await makeActivity(app)
    const other = await makeProduct(app, shop)
    const [first = 0, second = 0] = product.skuIds
    for (const skuIds of [[first], [first, first], [first, ...other.skuIds], [first, second, ...other.skuIds]]) {
      expect(await add(activityId, [offer({ skuIds })])).toMatchObject({ message: '添加秒杀商品未找到对应SKU' })
    }
    expect(await add(activityId, [offer({ price: 991 })])).toMatchObject({ message: '活动价不能高于售价' })
    const free = {
      id: activityId,
      productList: [{ ...offer(), attrValue: [{ attrValueId: first, quota: 1, activityPrice: 0 }] }],
    }
    const answer = await send(`${app.url}/api${seckillApi.add.path}`, { token: shop.owner.token, body: free })
    expect(answer).toMatchObject({ code: 400, message: '秒杀价格不能小于等于0' })
    expect(await add(activityId, [offer({ quota: 11 })])).toMatchObject({ message: '添加秒杀商品SKU限量不能超过库存' })
    expect(await add(activityId, [offer({ quota: 0 })])).toMatchObject({ message: '添加秒杀商品限量必须大于0' })
    expect(await add(activityId, [offer(), offer()])).toMatchObject({ message: '商品已参加该活动' })
    expect(await listed()).toEqual([])
  })
})

test('two people who offer the same product at once: one of them', async () => {
  const activityId = await makeActivity(app)
  const answers = await Promise.all([add(activityId), add(activityId)])
  expect(answers.map(({ message }) => message).toSorted()).toEqual(['商品已参加该活动', '操作成功'])
})

test('what was refused is submitted again, and the new one takes its place', async () => {
  const { id, activityId } = await makeSeckill(app, shop, { product, decision: 'refuse' })
  expect((await add(activityId, [offer()], id)).code).toBe(200)
  expect(await listed()).toMatchObject([{ auditStatus: 1, seckillPrice: 500 }])
  const passed = await makeSeckill(app, shop)
  expect(await add(passed.activityId, [offer()], passed.id)).toMatchObject({ message: '只能删除审核失败的商品' })
})

test('what may join is found by the picker', async () => {
  const pick = (activityId: number) =>
    app.call(productApi.pickForMarketing, { activityId }, { token: shop.owner.token })
  const [drinks, clothes] = [
    await makeActivity(app, { categoryIds: [2] }),
    await makeActivity(app, { categoryIds: [1] }),
  ]
  expect((await pick(drinks)).data.list).toMatchObject([{ id: product.id }])
  expect((await pick(clothes)).data.list).toEqual([])
  const over = await makeActivity(app, { startDate: yesterday(), endDate: yesterday() })
  expect(await pick(over)).toMatchObject({ code: 12_106 })
})

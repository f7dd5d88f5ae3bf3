import { productApi } from '@zhanggui/contract/goods/product'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { merchantApi } from '@zhanggui/contract/merchant'
import { toFen } from '@zhanggui/domain/kernel/money'
import { addDays } from '@zhanggui/domain/kernel/shop-day'
import { shopDay } from '@zhanggui/domain/kernel/shop-time'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { endActivity, makeActivity, makeSeckill } from '#test/make/marketing/seckill'
import { fourSkus, makeProductDraft, putState, setShop } from '#test/make/product-draft.sql'
import { makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, who = shop) =>
  app.call(endpoint, input, { token: who.owner.token })
const list = async (query: InputOf<typeof seckillApi.list> = {}) => (await call(seckillApi.list, query)).data
const idsIn = async (query: InputOf<typeof seckillApi.list>) => (await list(query)).list.map(({ id }) => id)
const info = async (id: number) => (await call(seckillApi.info, { id })).data
const tomorrow = () => addDays(shopDay(app.now()), 1)
const later = () => ({ startDate: tomorrow(), endDate: tomorrow() })

describe('activities', () => {
  test('are listed with what this shop has in them, and only that', async () => {
    const activityId = await makeActivity(app, { name: '双旦茶会', categoryIds: [2], ...later() })
    const product = await makeProduct(app, shop)
    await makeSeckill(app, shop, { activityId, product })
    await makeSeckill(app, await makeShop(app), { activityId })
    const { data } = await call(seckillApi.activities, { name: '双旦' })
    expect(data.list).toMatchObject([
      { id: activityId, productNum: 1, proCategory: [2], productCategoryNames: '酒水茶饮', status: 0 },
    ])
    expect((await call(seckillApi.activities, { name: '双旦', date: shopDay(app.now()) })).data.total).toBe(0)
    expect((await call(seckillApi.activities, { name: '双旦', date: tomorrow() })).data.total).toBe(1)
    const detail = (await call(seckillApi.activity, { id: activityId })).data
    expect(detail.productList).toMatchObject([{ productId: product.id, attrValue: [{ price: 660, otPrice: 990 }] }])
    expect(await call(seckillApi.activity, { id: 999_999_999 })).toMatchObject({
      code: 12_103,
      message: '秒杀活动不存在',
    })
  })
})

describe('the list', () => {
  test('goes by sort, then by sales, then by the newest, and tabs count under the same filter', async () => {
    const activityId = await makeActivity(app)
    const [first, second] = [await makeSeckill(app, shop, { activityId }), await makeSeckill(app, shop, { activityId })]
    const top = await makeSeckill(app, shop, { activityId, sort: 9, decision: 'none' })
    const refused = await makeSeckill(app, shop, { activityId, decision: 'refuse' })
    expect(await idsIn({})).toEqual([top.id, refused.id, second.id, first.id])
    expect(await list({ page: 2, limit: 1 })).toMatchObject({ total: 4, list: [{ id: refused.id }] })
    expect((await call(seckillApi.tabs, {})).data).toEqual({ all: 4, waiting: 1, passed: 2, refused: 1 })
    expect((await call(seckillApi.tabs, { proStatus: false })).data).toMatchObject({ all: 0 })
    expect((await call(seckillApi.tabs, { proName: '没有这样的' })).data).toMatchObject({ all: 0 })
  })

  test('knows the status of activities without storing it', async () => {
    const running = await makeSeckill(app, shop)
    const upcoming = await makeSeckill(app, shop, { activity: later() })
    expect(await idsIn({ activityStatus: 1 })).toEqual([running.id])
    expect(await idsIn({ activityStatus: 0 })).toEqual([upcoming.id])
    // None has ended: an empty page, not an error.
    expect(await list({ activityStatus: 2 })).toMatchObject({ total: 0, list: [] })
    await endActivity(app, running.activityId)
    expect(await idsIn({ activityStatus: 2 })).toEqual([running.id])
    expect(await list({ activityStatus: 1 })).toMatchObject({ total: 0, list: [] })
    expect(await call(seckillApi.down, { ids: [running.id] })).toMatchObject({ code: 200 })
    expect(await call(seckillApi.up, { ids: [running.id] })).toMatchObject({ message: '秒杀活动已结束' })
  })

  test('shows cost prices to those who may read products only', async () => {
    const { id } = await makeSeckill(app, shop)
    expect((await info(id)).attrValue).toMatchObject([{ cost: 500, stock: 10, quota: 5, quotaShow: 5 }])
    const { token } = await makeStaff(app, shop, { permissions: ['merchant:seckill:product:list'] })
    const [sku] = (await app.call(seckillApi.info, { id }, { token })).data.attrValue
    expect(sku).toMatchObject({ price: 660 })
    expect(sku).not.toHaveProperty('cost')
  })
})

describe('prices', () => {
  const reprice = (id: number, skuId: number, fen: number) =>
    call(seckillApi.setPrices, { productList: [{ id, attrValue: [{ id: skuId, activityPrice: toFen(fen) }] }] })

  test('are set between sessions, and the lowest one is the product’s', async () => {
    const product = await makeProduct(app, shop, { labels: ['小', '大'] })
    const { id } = await makeSeckill(app, shop, { product, activity: later() })
    const [small, large] = (await info(id)).attrValue
    expect(await reprice(id, large?.id ?? 0, 990)).toMatchObject({ code: 200 })
    expect(await reprice(id, small?.id ?? 0, 599)).toMatchObject({ code: 200 })
    expect(await info(id)).toMatchObject({ seckillPrice: 599, attrValue: [{ price: 599 }, { price: 990 }] })
    expect(await changesOf(app, shop)).toEqual([{ field: '小 活动价', before: '6.60', after: '5.99' }])
    expect(await reprice(id, small?.id ?? 0, 991)).toMatchObject({ message: '活动价不能高于售价' })
  })

  test('of another product’s SKU, or another shop’s, are not', async () => {
    const [own, other] = [
      await makeSeckill(app, shop, { activity: later() }),
      await makeSeckill(app, shop, { activity: later() }),
    ]
    const [sku] = (await info(other.id)).attrValue
    expect(await reprice(own.id, sku?.id ?? 0, 1)).toMatchObject({ message: '秒杀商品规格不存在' })
    const stranger = await makeSeckill(app, await makeShop(app), { activity: later() })
    expect(await reprice(stranger.id, sku?.id ?? 0, 1)).toMatchObject({ message: `编号${stranger.id}的商品不存在` })
    expect((await info(other.id)).attrValue).toMatchObject([{ price: 660 }])
  })

  test('stay while the activity runs', async () => {
    const { id } = await makeSeckill(app, shop)
    const [sku] = (await info(id)).attrValue
    expect(await reprice(id, sku?.id ?? 0, 500)).toMatchObject({ message: '活动进行中，不能修改价格' })
  })
})

describe('up, down, withdrawn, deleted', () => {
  test('all or nothing, and never another shop’s', async () => {
    const activityId = await makeActivity(app)
    const [one, two] = [await makeSeckill(app, shop, { activityId }), await makeSeckill(app, shop, { activityId })]
    const stranger = await makeSeckill(app, await makeShop(app), { activityId })
    const both = { ids: [one.id, two.id] }
    expect(await call(seckillApi.down, { ids: [one.id, stranger.id] })).toMatchObject({
      message: `编号${stranger.id}的商品不存在`,
    })
    expect((await info(one.id)).isShow).toBe(true)
    expect((await call(seckillApi.down, both)).code).toBe(200)
    expect(await idsIn({ proStatus: false })).toEqual([two.id, one.id])
    expect((await call(seckillApi.up, both)).code).toBe(200)
    expect(await call(seckillApi.delete, both)).toMatchObject({ message: '只能删除审核失败的商品' })
  })

  test('what waits is withdrawn, what was refused is deleted, and both are gone', async () => {
    const activityId = await makeActivity(app)
    const waiting = await makeSeckill(app, shop, { activityId, decision: 'none' })
    const refused = await makeSeckill(app, shop, { activityId, decision: 'refuse' })
    expect(await info(refused.id)).toMatchObject({ auditStatus: 3, reason: '价格虚高' })
    expect(await call(seckillApi.withdraw, { id: refused.id })).toMatchObject({
      message: '秒杀商品审核状态异常，请刷新后再试',
    })
    expect((await call(seckillApi.withdraw, { id: waiting.id })).code).toBe(200)
    expect((await call(seckillApi.delete, { ids: [refused.id] })).code).toBe(200)
    expect(await list()).toMatchObject({ total: 0 })
    expect(await call(seckillApi.delete, { ids: [refused.id] })).toMatchObject({
      message: `编号${refused.id}的商品不存在`,
    })
  })

  test('not up again while its product is off sale', async () => {
    const { id, product } = await makeSeckill(app, shop)
    await call(productApi.down, { id: product.id })
    expect(await call(seckillApi.up, { ids: [id] })).toMatchObject({ message: '基础商品已下架，请先上架商品' })
    await putState(app, shop, product.id, { audit: 3 })
    expect(await call(seckillApi.up, { ids: [id] })).toMatchObject({ message: '基础商品审核状态异常，无法上架' })
  })
})

describe('the product under it', () => {
  test('takes it down with itself, and does not put it up again', async () => {
    const { id, product } = await makeSeckill(app, shop)
    await call(productApi.down, { id: product.id })
    expect((await info(id)).isShow).toBe(false)
    await call(productApi.up, { id: product.id })
    expect((await info(id)).isShow).toBe(false)
    expect((await call(seckillApi.up, { ids: [id] })).code).toBe(200)
  })

  test('takes it along when it is deleted for good', async () => {
    const { id, product } = await makeSeckill(app, shop)
    await call(productApi.delete, { id: product.id, type: 'recycle' })
    expect((await info(id)).isShow).toBe(false)
    await call(productApi.delete, { id: product.id, type: 'delete' })
    expect(await call(seckillApi.info, { id })).toMatchObject({ code: 12_105 })
  })

  test('drops its SKUs from it, with their quota', async () => {
    await setShop(app, shop, { needsReview: false })
    const draft = await makeProductDraft(app, shop, { ...fourSkus(), isAutoUp: true })
    const { data } = await call(productApi.save, draft)
    const { attrValue } = (await call(productApi.info, { id: data.id })).data
    const product = { id: data.id, templateId: draft.tempId ?? 0, skuIds: attrValue.map((sku) => sku.id) }
    const { id } = await makeSeckill(app, shop, { product, quota: 4 })
    const red = { attr: [{ name: '颜色', values: ['红'] }, ...draft.attr.slice(1)], attrValue: attrValue.slice(0, 2) }
    const change = { id: product.id, isAutoUp: true, isAutoSubmitAudit: false, ...red }
    expect(await call(productApi.update, change)).toMatchObject({ code: 200 })
    expect(await info(id)).toMatchObject({ quota: 8, quotaShow: 8, attrValue: [{ sku: '红,S' }, { sku: '红,M' }] })
  })

  test('is off sale with all others when the shop closes', async () => {
    const { id } = await makeSeckill(app, shop)
    await call(merchantApi.switch, { isSwitch: false })
    expect((await info(id)).isShow).toBe(false)
  })
})

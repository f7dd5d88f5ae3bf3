import { productApi } from '@zhanggui/contract/goods/product'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { liveGoodsApi } from '@zhanggui/contract/live/goods'
import { socialMediaApi } from '@zhanggui/contract/live/media'
import { noticeApi } from '@zhanggui/contract/notice'
import { toFen } from '@zhanggui/domain/kernel/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { png } from '#test/files/sample-files'
import { formWith, upload } from '#test/files/upload'
import { decideLiveGoods, draftLiveGoods, makeCover, makeLiveGoods } from '#test/make/marketing/live-goods'
import { jobContextOf } from '#platform/jobs/job-context'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'
import { checkLiveGoodsJob } from './check-live-goods.job.ts'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, who = shop) =>
  app.call(endpoint, input, { token: who.owner.token })
/** As another client would send it, unchecked. */
const sendRaw = (path: string, body: unknown) =>
  send(`${app.url}/api${path}`, { method: 'POST', token: shop.owner.token, body })
const idsIn = async (query: InputOf<typeof liveGoodsApi.list>, who = shop) =>
  (await call(liveGoodsApi.list, query, who)).data.list.map(({ id }) => id)
const info = async (id: number) => (await call(liveGoodsApi.info, { id })).data
const edit = async (id: number, change: Partial<InputOf<typeof liveGoodsApi.update>>) => {
  const { name, coverImgUrlLocal, priceType, price } = await info(id)
  return call(liveGoodsApi.update, { id, name, coverImgUrlLocal, priceType, price, ...change })
}
/** The sandbox reviews by itself; the job asks it. */
const review = async () => {
  app.passTime(120_000)
  await app.drainJobs()
}
const passed = async (traits: Parameters<typeof makeLiveGoods>[2] = {}) => {
  const id = await makeLiveGoods(app, shop, { state: 'sent', ...traits })
  await review()
  return id
}

describe('adding', () => {
  test('takes the bare list of the specification, and waits for the platform', async () => {
    const [one, two] = [await draftLiveGoods(app, shop), await draftLiveGoods(app, shop, { name: '正山小种' })]
    const rows = [
      { ...one, price: '69.00', coverImgUrl: 'media', url: 'pages/index' },
      { ...two, priceType: 2, price: '10', price2: '20.5' },
    ]
    expect(await sendRaw(liveGoodsApi.save.path, rows)).toMatchObject({ code: 200 })
    const { list } = (await call(liveGoodsApi.list, {})).data
    expect(list).toMatchObject([
      { name: '正山小种', priceType: 2, price: 1000, price2: 2050, reviewStatus: 1, sync: null },
      { name: '明前龙井', price: 6900, price2: null, url: `pages/goods/goods_details/index?id=${one.productId}` },
    ])
  })

  test('checks every row, and adds all or none', async () => {
    const good = { ...(await draftLiveGoods(app, shop)), price: '69' }
    const save = (...goods: readonly object[]) => sendRaw(liveGoodsApi.save.path, goods)
    expect(await save({ ...good, priceType: 2, price: '3', price2: '2' }, good)).toMatchObject({
      message: '左边价格不能大于右边价格',
      data: { fields: [{ path: 'goods.0.price2' }] },
    })
    const long = { ...good, name: '十五个汉字的商品名称实在是太长了' }
    expect(await save(long)).toMatchObject({ message: '商品名称不能超过14个汉字' })
    expect(await save()).toMatchObject({ message: '请至少添加一个商品' })
    expect(await idsIn({})).toEqual([])
  })

  test('knows products and pictures of the shop only, and each product once', async () => {
    const other = await makeShop(app)
    const own = await draftLiveGoods(app, shop)
    const foreign = await draftLiveGoods(app, other)
    const save = (draft: typeof own) => call(liveGoodsApi.save, { goods: [draft] })
    expect(await save({ ...own, productId: foreign.productId })).toMatchObject({ message: '商品不存在' })
    for (const coverImgUrlLocal of [foreign.coverImgUrlLocal, 'https://example.com/a.png']) {
      expect(await save({ ...own, coverImgUrlLocal })).toMatchObject({ message: '请选择素材库中的图片' })
    }
    expect(await call(liveGoodsApi.save, { goods: [own, own] })).toMatchObject({ message: '同一商品只能添加一次' })
    expect(await save(own)).toMatchObject({ code: 200 })
    expect(await save(own)).toMatchObject({ message: '该商品已在直播商品中，请勿重复添加' })
    await decideLiveGoods(app, shop, (await idsIn({}))[0] ?? 0, 'refuse')
    expect(await save(own)).toMatchObject({ code: 200 })
  })
})

describe('the list', () => {
  test('goes by sort, then by the newest; its tabs count under the same words', async () => {
    const [first, second] = [await makeLiveGoods(app, shop), await makeLiveGoods(app, shop, { name: '白毫银针' })]
    const refused = await makeLiveGoods(app, shop, { state: 'refused' })
    expect(await call(liveGoodsApi.setSort, { id: first, sort: 8 })).toMatchObject({ code: 200 })
    expect(await idsIn({})).toEqual([first, refused, second])
    expect(await idsIn({ reviewStatus: 1 })).toEqual([first, second])
    expect((await call(liveGoodsApi.tabs, {})).data).toMatchObject({ all: 3, waiting: 2, refused: 1, passed: 0 })
    expect((await call(liveGoodsApi.tabs, { keywords: '银针' })).data).toMatchObject({ all: 1, waiting: 1 })
    const tooFar = liveGoodsApi.setSort.path.replace('{id}/{sort}', `${first}/10000`)
    expect(await sendRaw(tooFar, {})).toMatchObject({ message: '排序范围为0~9999' })
  })

  test('finds goods by name and by any of their numbers, never those of another shop', async () => {
    const id = await passed()
    const { productId, goodsId, auditId } = await info(id)
    const other = await makeShop(app)
    await makeLiveGoods(app, other)
    for (const number of [id, productId, goodsId, auditId]) {
      expect(await idsIn({ keywords: String(number) })).toEqual([id])
      expect(await idsIn({ keywords: String(number) }, other)).toEqual([])
    }
    expect(await idsIn({ keywords: '明前' })).toEqual([id])
  })
})

describe('the review', () => {
  test('goes from the platform to the social platform, and tells the shop of each step', async () => {
    const id = await makeLiveGoods(app, shop, { state: 'sent' })
    expect(await info(id)).toMatchObject({ reviewStatus: 2, auditStatus: 1, sync: { state: 'done', lastError: '' } })
    await review()
    expect(await info(id)).toMatchObject({ reviewStatus: 4, auditStatus: 2 })
    const { list } = (await call(noticeApi.list, {})).data
    expect(list.map(({ type, content }) => [type, content])).toEqual([
      ['3', '明前龙井 微信审核通过，可以导入直播间'],
      ['3', '明前龙井 平台审核通过，已提交微信审核'],
    ])
  })

  test('may be refused by either', async () => {
    const refused = await makeLiveGoods(app, shop, { state: 'refused' })
    expect(await info(refused)).toMatchObject({ reviewStatus: 3, reviewReason: '图不对版', sync: null })
    const failed = await passed({ name: '违规商品' })
    expect(await info(failed)).toMatchObject({
      reviewStatus: 5,
      auditStatus: 3,
      reviewReason: '商品信息不符合微信规范',
    })
    for (const id of [refused, failed]) {
      expect(await call(liveGoodsApi.resubmit, { id })).toMatchObject({ code: 200 })
      expect(await info(id)).toMatchObject({ reviewStatus: 1, reviewReason: '' })
      expect(await call(liveGoodsApi.resubmit, { id })).toMatchObject({
        message: '只有已撤回或审核失败的商品可以重新提交',
      })
    }
    // The copy that failed is changed and submitted once more, not added a second time.
    const { goodsId } = await info(failed)
    await edit(failed, { name: '合规商品' })
    await decideLiveGoods(app, shop, failed, 'pass')
    await review()
    expect(await info(failed)).toMatchObject({ reviewStatus: 4, goodsId })
  })

  test('is withdrawn only while the social platform has it', async () => {
    const id = await makeLiveGoods(app, shop)
    const NOT_YET = '直播商品状态并非微信审核中 不能执行撤回操作'
    expect(await call(liveGoodsApi.withdraw, { id })).toMatchObject({ message: NOT_YET })
    await decideLiveGoods(app, shop, id, 'pass')
    for (const action of [liveGoodsApi.delete, liveGoodsApi.resubmit]) {
      expect((await call(action, { id })).code).not.toBe(200)
    }
    expect(await edit(id, { name: '改名' })).toMatchObject({ message: '微信审核中，请先撤回再编辑' })
    expect(await call(liveGoodsApi.withdraw, { id })).toMatchObject({ code: 200 })
    expect(await info(id)).toMatchObject({ reviewStatus: 0, auditStatus: 0 })
    await review()
    expect(await info(id)).toMatchObject({ reviewStatus: 0 })
  })

  test('begins anew with every edit; a passed name needs another copy, a price does not', async () => {
    const id = await passed()
    const before = await info(id)
    expect(await edit(id, { price: toFen(5900) })).toMatchObject({ code: 200 })
    expect(await info(id)).toMatchObject({ reviewStatus: 1, price: 5900 })
    await decideLiveGoods(app, shop, id, 'pass')
    expect(await info(id)).toMatchObject({ reviewStatus: 4, goodsId: before.goodsId })
    await edit(id, { name: '雨前龙井' })
    expect(await changesOf(app, shop)).toContainEqual({ field: '商品名称', before: '明前龙井', after: '雨前龙井' })
    await decideLiveGoods(app, shop, id, 'pass')
    await review()
    const after = await info(id)
    expect(after).toMatchObject({ reviewStatus: 4, name: '雨前龙井' })
    expect(after.goodsId).not.toBe(before.goodsId)
  })
})

test('what is wrong with one shop keeps nobody else’s goods from being asked about', async () => {
  const first = await makeShop(app)
  await makeLiveGoods(app, first, { state: 'sent' })
  const last = await makeShop(app)
  const id = await makeLiveGoods(app, last, { state: 'sent' })
  const context = jobContextOf(app.platform, first.merId, 1)
  const forMerchant: typeof context.forMerchant = (merId) => {
    if (merId === first.merId) throw new Error('something of this shop is broken')
    return context.forMerchant(merId)
  }
  app.passTime(120_000)
  await checkLiveGoodsJob.run({ ...context, forMerchant }, {})
  expect((await call(liveGoodsApi.info, { id }, last)).data).toMatchObject({ reviewStatus: 4 })
})

test('an edit of an outdated form is a conflict', async () => {
  const id = await makeLiveGoods(app, shop)
  const { version } = await info(id)
  expect(await edit(id, { name: '甲', version })).toMatchObject({ code: 200 })
  expect(await edit(id, { name: '乙', version })).toMatchObject({ code: 409 })
})

test('deleted goods leave the list and the social platform, and the product may be added again', async () => {
  const id = await passed()
  const { productId } = await info(id)
  const { path } = liveGoodsApi.delete
  const byGet = await send(`${app.url}/api${path.replace('{id}', String(id))}`, { token: shop.owner.token })
  expect(byGet).toMatchObject({ code: 200 })
  expect(await idsIn({})).toEqual([])
  expect(await call(liveGoodsApi.delete, { id })).toMatchObject({ message: '直播商品不存在' })
  await makeLiveGoods(app, shop, { productId })
  expect(await idsIn({})).toHaveLength(1)
  expect((await call(productApi.info, { id: productId })).code).toBe(200)
})

describe('pictures for the social platform', () => {
  test('come from the own library only', async () => {
    const uploadLocal = (imagePath: string) => sendRaw(socialMediaApi.uploadLocal.path, { imagePath, type: 'image' })
    expect(await uploadLocal(await makeCover(app, shop))).toMatchObject({ code: 200, data: { type: 'image' } })
    const foreign = await makeCover(app, await makeShop(app))
    expect(await uploadLocal(foreign)).toMatchObject({ message: '请选择素材库中的图片' })
    for (const address of ['http://127.0.0.1/secret.png', '/media/../etc/passwd']) {
      expect((await uploadLocal(address)).message).toMatch(/请选择素材库中的图片|图片地址不正确/)
    }
  })

  test('or as a file, which must be a picture', async () => {
    const { token } = shop.owner
    const sent = await upload(app, socialMediaApi.upload, formWith({ content: await png() }), { token })
    expect(sent).toMatchObject({ code: 200, data: { type: 'image' } })
    const broken = await upload(app, socialMediaApi.upload, formWith({ content: 'no picture' }), { token })
    expect(broken).toMatchObject({ message: '图片文件不完整或已损坏' })
  })
})

import { productApi } from '@zhanggui/contract/goods/product'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { pictureApi } from '@zhanggui/contract/picture'
import { shippingApi } from '@zhanggui/contract/shipping'
import { videoApi } from '@zhanggui/contract/video/video'
import { toFen } from '@zhanggui/domain/kernel/money'
import { auditStatus, productType } from '@zhanggui/domain/product/product-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import {
  makeOwnPicture,
  makeSentDraft,
  makeVideoDraft,
  makeVideoProduct,
  makeVideoReference,
  openChannel,
  submitDraft,
  videoDraftOf,
} from '#test/make/marketing/video'
import { dropSkus, makeProduct } from '#test/make/product.sql'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { changesOf } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, who = shop) =>
  app.call(endpoint, input, { token: who.owner.token })
const add = (draft: InputOf<typeof videoApi.add>) => call(videoApi.add, draft)
const info = async (id: number) => (await call(videoApi.draft, { id })).data
const withdraw = (id: number) => call(videoApi.review, { draftProductId: id, platformEditStatus: 1 })

describe('a draft', () => {
  test('is listed with its category, and its stock is what the main product has of its SKUs', async () => {
    const product = await makeProduct(app, shop, { labels: ['小', '大'], stock: 7 })
    const one = { product, attrValue: [{ id: product.skuIds[1] ?? 0, price: toFen(850) }], brandId: 3301 }
    const { id } = await makeVideoDraft(app, shop, one)
    expect((await call(videoApi.drafts, {})).data).toMatchObject({
      total: 1,
      list: [{ id, productId: 0, thirdCatName: '食品饮料 / 茶 / 绿茶', brandWording: '山风', stock: 7, sync: null }],
    })
    expect(await info(id)).toMatchObject({
      platformEditStatus: 1,
      editStatus: 1,
      catInfo: { firstCatId: 1208, secondCatId: 1210, thirdCatId: 1211 },
      attrValue: [{ label: '大', price: 850, otPrice: 1990, cost: 500, stock: 7 }],
    })
    const { token } = await makeStaff(app, shop, { permissions: [videoApi.draft.permission] })
    const [sku] = (await app.call(videoApi.draft, { id }, { token })).data.attrValue
    expect(sku).not.toHaveProperty('cost')
  })

  test('is counted by its state', async () => {
    const { id } = await makeSentDraft(app, shop)
    const waiting = await makeVideoDraft(app, shop)
    await makeVideoDraft(app, shop)
    await submitDraft(app, shop, waiting.id)
    const counts = { all: 3, draft: 1, submitted: 1, refused: 0, sent: 1, sentBack: 0 }
    expect((await call(videoApi.tabs, {})).data).toEqual(counts)
    expect((await call(videoApi.drafts, { state: 'sent' })).data.list).toMatchObject([{ id }])
    expect((await call(videoApi.tabs, { search: '没有这样的' })).data.all).toBe(0)
  })

  test('refuses what is not the shop’s, or not offered', async () => {
    const draft = await videoDraftOf(app, shop)
    const [stranger, foreign] = [await makeShop(app), await makeProduct(app, shop)]
    const elsewhere = await makeProduct(app, stranger)
    const pending = await makeProduct(app, shop, { auditStatus: auditStatus.is.waiting })
    const virtual = await makeProduct(app, shop, { type: productType.is.virtual })
    const tries: readonly (readonly [Partial<typeof draft>, string])[] = [
      [{ primaryProductId: pending.id }, '主商品未通过审核，不能在视频号销售'],
      [{ primaryProductId: virtual.id }, '虚拟商品不能在视频号销售'],
      [{ primaryProductId: elsewhere.id }, '商品不存在'],
      [{ attrValue: [{ id: foreign.skuIds[0] ?? 0, price: toFen(1) }] }, '商品规格不存在'],
      [{ tempId: elsewhere.templateId }, '运费模板不存在'],
      [{ thirdCatId: 999 }, '类目不存在'],
      [{ thirdCatId: 1216 }, '该类目的资质尚未通过审核'],
      [{ thirdCatId: 1213 }, '该类目必须上传商品资质图片，请上传！'],
      [{ brandId: 3302 }, '品牌不存在'],
      [{ headImg: [await makeOwnPicture(app, stranger)] }, '图片不存在，请从素材库选择'],
      [{ headImg: ['https://img.example.com/a.png'] }, '图片不存在，请从素材库选择'],
    ]
    for (const [change, message] of tries) expect(await add({ ...draft, ...change })).toMatchObject({ message })
    expect((await add(draft)).code).toBe(200)
    expect(await add(draft)).toMatchObject({ message: '当前草稿商品的名称已存在' })
    // The same title in another shop, and once more when this one is gone.
    expect((await makeVideoDraft(app, stranger, { title: draft.title })).id).toBeGreaterThan(0)
    const [row] = (await call(videoApi.drafts, {})).data.list
    await call(videoApi.deleteDraft, { id: row?.id ?? 0 })
    expect((await add(draft)).code).toBe(200)
  })

  test('replaces its SKUs when it is changed, and keeps its main product', async () => {
    const product = await makeProduct(app, shop, { labels: ['小', '大'] })
    const { id, draft } = await makeVideoDraft(app, shop, { product })
    const attrValue = [{ id: product.skuIds[0] ?? 0, price: toFen(700) }]
    for (const title of ['改一次', '改两次']) {
      expect((await call(videoApi.update, { ...draft, id, title, attrValue })).code).toBe(200)
    }
    expect(await info(id)).toMatchObject({ title: '改两次', version: 3, attrValue: [{ label: '小', price: 700 }] })
    expect((await info(id)).attrValue).toHaveLength(1)
    expect(await changesOf(app, shop)).toContainEqual({ field: '商品标题', before: '改一次', after: '改两次' })
    const other = await makeProduct(app, shop)
    expect(await call(videoApi.update, { ...draft, id, primaryProductId: other.id })).toMatchObject({
      message: '主商品不能更换',
    })
    expect((await call(videoApi.update, { ...draft, id, version: 1 })).message).toMatch(/^数据已被/)
  })

  test('stores safe text, and keeps its shipping template and its pictures from being deleted', async () => {
    const { id, draft } = await makeVideoDraft(app, shop, { descInfo: '<p onclick="x()">茶<script>1</script></p>' })
    expect((await info(id)).descInfo).toBe('<p>茶</p>')
    const ofProduct = { id: draft.primaryProductId }
    await call(productApi.delete, { ...ofProduct, type: 'recycle' })
    await call(productApi.delete, { ...ofProduct, type: 'delete' })
    expect(await call(shippingApi.delete, { id: draft.tempId })).toMatchObject({ code: 6502 })
    await openChannel(app, shop)
    expect(await submitDraft(app, shop, id)).toMatchObject({ message: '商品不存在' })
  })
})

test('a picture in the text is in use by the draft and by what is sold of it', async () => {
  const picture = await makeOwnPicture(app, shop)
  const { id } = await makeVideoProduct(app, shop, { descInfo: `<p>茶<img src="${picture}"></p>` })
  const { list } = (await call(pictureApi.list, {})).data
  const ids = list.filter(({ sattDir }) => sattDir === picture).map(({ attId }) => attId)
  const uses = (await call(pictureApi.usage, { ids })).data
  expect(uses).toMatchObject([
    { kind: 'videoDraft', refId: id },
    { kind: 'videoProduct', refId: id },
  ])
})

describe('on its way', () => {
  test('it is submitted once the shop is in the channel, and taken back', async () => {
    const { id, draft } = await makeVideoDraft(app, shop)
    expect(await submitDraft(app, shop, id)).toMatchObject({ message: '请先申请接入视频号' })
    await openChannel(app, shop)
    expect(await withdraw(id)).toMatchObject({ message: '只有平台审核中的商品可以撤回' })
    expect((await submitDraft(app, shop, id)).code).toBe(200)
    expect(await submitDraft(app, shop, id)).toMatchObject({ message: '已提交平台审核' })
    expect(await call(videoApi.update, { ...draft, id })).toMatchObject({ message: '平台审核中，请先撤回申请' })
    expect(await call(videoApi.deleteDraft, { id })).toMatchObject({ message: '平台审核中，请先撤回申请' })
    expect((await withdraw(id)).code).toBe(200)
    expect(await info(id)).toMatchObject({ platformEditStatus: 1, editStatus: 1 })
  })

  test('what the main product no longer has is not submitted', async () => {
    await openChannel(app, shop)
    await makeVideoReference(app)
    const product = await makeProduct(app, shop)
    const { id } = await makeVideoDraft(app, shop, { product })
    await dropSkus(app, shop, product)
    expect(await submitDraft(app, shop, id)).toMatchObject({ message: '主商品的规格已变更，请编辑后再提审' })
  })

  test('a change of an approved product leaves it as it is, and can be given up', async () => {
    const { id, draft } = await makeVideoProduct(app, shop)
    expect((await call(videoApi.drafts, {})).data.total).toBe(0)
    expect(await call(videoApi.deleteDraft, { id })).toMatchObject({ message: '已过审，请在过审商品中删除' })
    const attrValue = draft.attrValue.map((sku) => ({ ...sku, price: toFen(1) }))
    expect((await call(videoApi.update, { ...draft, id, title: '涨价了', attrValue })).code).toBe(200)
    expect((await call(videoApi.drafts, {})).data.list).toMatchObject([{ id, productId: id, title: '涨价了' }])
    expect((await call(videoApi.products, {})).data.list).toMatchObject([{ id, title: draft.title, isChanging: true }])
    expect((await call(videoApi.product, { id })).data.skuList).toMatchObject([{ salePrice: 880, marketPrice: 1990 }])
    expect((await call(videoApi.deleteDraft, { id })).code).toBe(200)
    expect(await info(id)).toMatchObject({ title: draft.title, editStatus: 4, attrValue: [{ price: 880 }] })
    expect((await call(videoApi.products, {})).data.list).toMatchObject([{ isChanging: false }])
  })
})

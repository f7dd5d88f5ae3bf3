import { noticeApi } from '@zhanggui/contract/notice'
import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import { videoApi } from '@zhanggui/contract/video/video'
import { videoGateway } from '@zhanggui/contract/gateway/video'
import { videoAccessApi } from '@zhanggui/contract/video/video-access'
import { beforeEach, describe, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { setupShopFront } from '#test/make/orders/checkout'
import {
  accessDraftOf,
  makeOwnPicture,
  makeSentDraft,
  makeVideoDraft,
  makeVideoReference,
  openChannel,
  submitDraft,
} from '#test/make/marketing/video'
import { makeShop, type Shop } from '#test/make/shop.sql'

const app = setupTestApp()
const platform = setupShopFront(app)
let shop: Shop
beforeEach(async () => {
  shop = await makeShop(app)
})

const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, who = shop) =>
  app.call(endpoint, input, { token: who.owner.token })
const draftOf = async (id: number) => (await call(videoApi.draft, { id })).data
const productOf = async (id: number) => (await call(videoApi.product, { id })).data
const notices = async () => (await call(noticeApi.list, {})).data.list.map(({ type, content }) => [type, content])

/** The sandbox reviews for twenty seconds. */
async function review() {
  await app.drainJobs()
  app.passTime(60_000)
  await app.drainJobs()
}

describe('from the platform to the social platform', () => {
  test('a draft that both pass is approved and sold, and the shop hears of it', async () => {
    await openChannel(app, shop)
    const { id, draft } = await makeVideoDraft(app, shop)
    await submitDraft(app, shop, id)
    expect((await platform.call(videoGateway.passDraft, { merId: shop.merId, id })).code).toBe(200)
    await app.drainJobs()
    expect(await draftOf(id)).toMatchObject({ platformEditStatus: 4, editStatus: 2, sync: { state: 'done' } })
    await review()
    expect((await call(videoApi.products, {})).data.list).toMatchObject([{ id, title: draft.title, status: 5 }])
    expect((await call(videoApi.drafts, {})).data.total).toBe(0)
    expect(await notices()).toEqual([
      ['3', `${draft.title} 微信审核通过`],
      ['3', `${draft.title} 平台审核通过，已提交微信审核`],
      ['3', '视频号接入申请已通过'],
    ])
  })

  test('what the platform refuses comes back with its reason, and may be submitted again', async () => {
    await openChannel(app, shop)
    const { id } = await makeVideoDraft(app, shop)
    await submitDraft(app, shop, id)
    const refusal = { merId: shop.merId, id, reason: '标题与商品不符' }
    expect((await platform.call(videoGateway.refuseDraft, refusal)).code).toBe(200)
    expect(await draftOf(id)).toMatchObject({ platformEditStatus: 3, platformStatusReason: '标题与商品不符' })
    expect(await platform.call(videoGateway.passDraft, { merId: shop.merId, id })).toMatchObject({
      message: '请刷新后再试',
    })
    expect((await submitDraft(app, shop, id)).code).toBe(200)
    expect(await draftOf(id)).toMatchObject({ platformEditStatus: 2, platformStatusReason: '' })
  })

  test('what the social platform refuses is edited, and passes the second time', async () => {
    const { id, draft } = await makeSentDraft(app, shop, { title: '违规的茶' })
    await review()
    expect(await draftOf(id)).toMatchObject({ editStatus: 3, editStatusReason: '商品标题含有违规内容' })
    expect(await submitDraft(app, shop, id)).toMatchObject({ message: '微信审核失败，请编辑后再提审' })
    await call(videoApi.update, { ...draft, id, title: '好茶' })
    await submitDraft(app, shop, id)
    await platform.call(videoGateway.passDraft, { merId: shop.merId, id })
    await review()
    expect(await productOf(id)).toMatchObject({ title: '好茶', status: 5 })
  })

  test('another shop’s drafts are not there for anybody', async () => {
    const { id } = await makeSentDraft(app, shop)
    const stranger = await makeShop(app)
    expect(await platform.call(videoGateway.refuseDraft, { merId: stranger.merId, id, reason: 'x' })).toMatchObject({
      message: '商品不存在',
    })
    expect(await call(videoApi.retrySync, { id }, stranger)).toMatchObject({ message: '同步记录不存在' })
  })
})

describe('on the shelf', () => {
  /** Approved by the sandbox, which knows it then. */
  async function makeSold() {
    const { id } = await makeSentDraft(app, shop)
    await review()
    return id
  }

  test('it is put down, put on and deleted with its draft', async () => {
    const id = await makeSold()
    expect(await call(videoApi.putOn, { id })).toMatchObject({ message: '商品只有在自主下架状态，才能上架' })
    expect((await call(videoApi.putDown, { id })).code).toBe(200)
    expect(await productOf(id)).toMatchObject({ status: 11, platformStatus: 11 })
    expect(await call(videoApi.putDown, { id })).toMatchObject({ message: '商品只有在初始值/上架状态，才能下架' })
    expect((await call(videoApi.putOn, { id })).code).toBe(200)
    expect((await call(videoApi.deleteProduct, { id })).code).toBe(200)
    expect((await call(videoApi.products, {})).data.total).toBe(0)
    expect(await call(videoApi.draft, { id })).toMatchObject({ code: 404 })
  })

  test('what the platform takes down stays down until it is released', async () => {
    const id = await makeSold()
    const one = { merId: shop.merId, id }
    expect((await platform.call(videoGateway.takeDown, one)).code).toBe(200)
    await app.drainJobs()
    expect(await productOf(id)).toMatchObject({ status: 11, platformStatus: 12, sync: { state: 'done' } })
    expect(await call(videoApi.putOn, { id })).toMatchObject({ message: '平台已下架，不能上架' })
    expect((await platform.call(videoGateway.release, one)).code).toBe(200)
    expect(await platform.call(videoGateway.release, one)).toMatchObject({ message: '商品未被平台下架' })
    expect((await call(videoApi.putOn, { id })).code).toBe(200)
  })
})

describe('the application', () => {
  const state = async () => (await call(videoAccessApi.info, {})).data

  test('is sent, taken back, refused, sent again and passed', async () => {
    expect(await state()).toMatchObject({ status: 0, version: 0, submitTime: null })
    const draft = await accessDraftOf(app, shop)
    expect(await call(videoAccessApi.cancel, {})).toMatchObject({ message: '只有审核中的申请可以撤回' })
    expect((await call(videoAccessApi.apply, draft)).code).toBe(200)
    expect(await state()).toMatchObject({ status: 1, thirdCatNames: ['食品饮料 / 茶 / 绿茶'], brandNames: ['山风'] })
    expect(await call(videoAccessApi.apply, draft)).toMatchObject({ message: '当前状态不能提交申请，请刷新后再试' })
    expect((await call(videoAccessApi.cancel, {})).code).toBe(200)
    await call(videoAccessApi.apply, draft)
    const one = { merId: shop.merId }
    await platform.call(videoGateway.refuseAccess, { ...one, reason: '营业执照不清晰' })
    expect(await state()).toMatchObject({ status: 3, rejectReason: '营业执照不清晰' })
    await call(videoAccessApi.apply, draft)
    expect(await state()).toMatchObject({ status: 1, rejectReason: '' })
    expect((await platform.call(videoGateway.passAccess, one)).code).toBe(200)
    expect(await platform.call(videoGateway.passAccess, one)).toMatchObject({ message: '申请不在审核中，请刷新后再试' })
    await platform.call(videoGateway.setTasks, { ...one, done: ['spu_audit'] })
    expect(await state()).toMatchObject({ status: 2, tasks: { spu_audit: true, ec_order: false } })
  })

  test('names what is offered, and pictures of the shop’s own', async () => {
    const draft = await accessDraftOf(app, shop)
    const foreign = await makeOwnPicture(app, await makeShop(app))
    expect(await call(videoAccessApi.apply, { ...draft, thirdCatIds: [999] })).toMatchObject({ message: '类目不存在' })
    expect(await call(videoAccessApi.apply, { ...draft, brandIds: [3302] })).toMatchObject({ message: '品牌不存在' })
    expect(await call(videoAccessApi.apply, { ...draft, licenseImg: foreign })).toMatchObject({
      message: '图片不存在，请从素材库选择',
    })
    expect(await platform.call(videoGateway.passAccess, { merId: shop.merId })).toMatchObject({
      message: '接入申请不存在',
    })
  })
})

describe('categories, brands and pictures', () => {
  test('the platform keeps them, and the shop reads what it may use', async () => {
    await makeVideoReference(app)
    const tree = (await call(videoApi.categories, {})).data
    const tea = tree.find(({ value }) => value === 1208)?.children.find(({ value }) => value === 1210)
    expect(tea?.children).toContainEqual(expect.objectContaining({ label: '普洱茶', productQualificationType: 1 }))
    const brand = { value: 3301, label: '山风', brandId: 3301, brandWording: '山风', status: 1 }
    expect((await call(videoApi.brands, {})).data).toEqual([brand])
    await platform.call(videoGateway.removeBrands, { ids: [3301] })
    await platform.call(videoGateway.removeCategories, { ids: [1211] })
    expect((await call(videoApi.brands, {})).data).toEqual([])
    const left = (await platform.call(videoGateway.categories, {})).data ?? []
    expect(left.some(({ thirdCatId }) => thirdCatId === 1211)).toBe(false)
    await makeVideoReference(app)
    expect((await platform.call(videoGateway.brands, {})).data).toHaveLength(2)
  })

  test('a picture is exchanged for an address, which stands for it in a draft', async () => {
    const imgUrl = await makeOwnPicture(app, shop)
    const { data } = await call(videoApi.exchangeImage, { imgUrl })
    expect(data).toMatchObject({ errcode: 0, errmsg: 'ok' })
    const { temp_img_url: copy } = data.img_info
    // The copy is good for days: the same one is answered.
    expect((await call(videoApi.exchangeImage, { imgUrl })).data.img_info.temp_img_url).toBe(copy)
    const { id } = await makeVideoDraft(app, shop, { headImg: [copy] })
    expect((await draftOf(id)).headImg).toEqual([imgUrl])
    const foreign = await makeOwnPicture(app, await makeShop(app))
    for (const other of [foreign, 'https://img.example.com/a.png']) {
      expect(await call(videoApi.exchangeImage, { imgUrl: other })).toMatchObject({ code: 404 })
    }
  })
})

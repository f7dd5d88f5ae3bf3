import { PHONE_WANTED } from '@zhanggui/domain/user/buyer-search'
import { pictureApi } from '@zhanggui/contract/picture'
import { reviewApi } from '@zhanggui/contract/goods/product-review'
import { describe, expect, test } from 'vitest'
import { logLines } from '#test/read/log.sql'
import { makePicture } from '#test/make/picture.sql'
import { dropSkus, makeProduct } from '#test/make/product.sql'
import { makeReview } from '#test/make/review.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const as = ({ owner }: Shop) => ({ token: owner.token })
type Query = Parameters<typeof app.call<typeof reviewApi.list>>[1]
const list = async (shop: Shop, query: Query = {}) => (await app.call(reviewApi.list, query, as(shop))).data
const idsIn = async (shop: Shop, query: Query = {}) => (await list(shop, query)).list.map(({ id }) => id)
const info = (shop: Shop, id: number) => app.call(reviewApi.info, { id }, as(shop))
const answer = (shop: Shop, id: number, merchantReplyContent = '谢谢') =>
  app.call(reviewApi.answer, { id, merchantReplyContent }, as(shop))
const remove = (shop: Shop, id: number) => app.call(reviewApi.delete, { id }, as(shop))

const NO_SUCH = { code: 6902, message: '商品评论不存在', data: null }

describe('the list', () => {
  test('is newest first, in pages, the own only, with the product they are about', async () => {
    const shop = await makeShop(app)
    const product = await makeProduct(app, shop, { name: '明前龙井' })
    const first = await makeReview(app, shop, { productId: product.id, isAuthorGone: true })
    const second = await makeReview(app, shop)
    await makeReview(app, await makeShop(app))
    expect(await idsIn(shop)).toEqual([second, first])
    expect(await list(shop, { page: 2, limit: 1 })).toMatchObject({
      total: 2,
      list: [
        {
          id: first,
          uid: 7,
          productName: '明前龙井',
          productImage: '/media/cover.png',
          sku: '默认',
          isLogoff: true,
          isVirtual: false,
          isReply: false,
          merchantReplyTime: null,
        },
      ],
    })
  })

  test('keeps those of a product that is gone', async () => {
    const shop = await makeShop(app)
    const product = await makeProduct(app, shop, { name: '明前龙井', isDeleted: true })
    const review = await makeReview(app, shop, { productId: product.id })
    expect(await list(shop)).toMatchObject({ total: 1, list: [{ id: review, productName: '', productImage: '' }] })
    expect(await idsIn(shop, { productSearch: '龙井' })).toEqual([])
  })

  test('is filtered by stars, answer, day and product', async () => {
    const shop = await makeShop(app)
    const product = await makeProduct(app, shop, { name: '明前龙井' })
    const good = await makeReview(app, shop, { productId: product.id, createdAt: new Date('2026-03-01T15:59:59Z') })
    const poor = await makeReview(app, shop, { star: 1, createdAt: new Date('2026-03-01T16:00:00Z') })
    await answer(shop, good)
    expect(await idsIn(shop, { star: 1 })).toEqual([poor])
    expect(await idsIn(shop, { isReply: true })).toEqual([good])
    expect(await idsIn(shop, { isReply: false })).toEqual([poor])
    expect(await idsIn(shop, { dateLimit: '2026-03-01,2026-03-01' })).toEqual([good])
    expect(await idsIn(shop, { dateLimit: '2026-03-02,2026-03-02' })).toEqual([poor])
    expect(await idsIn(shop, { productSearch: '龙井' })).toEqual([good])
    expect(await idsIn(shop, { productSearch: '龙井', star: 1 })).toEqual([])
  })

  test('has tabs for what waits for a reply and for poor reviews, with counts by the same filter', async () => {
    const shop = await makeShop(app)
    const tea = await makeProduct(app, shop, { name: '明前龙井' })
    const poor = await makeReview(app, shop, { star: 2, productId: tea.id })
    const own = await makeReview(app, shop, { userId: 0, star: 5 })
    const answered = await makeReview(app, shop, { star: 1 })
    await answer(shop, answered)
    const tabs = async (query = {}) => (await app.call(reviewApi.tabs, query, as(shop))).data
    expect(await idsIn(shop, { tab: 'waiting' })).toEqual([poor])
    expect(await idsIn(shop, { tab: 'poor' })).toEqual([answered, poor])
    expect(await idsIn(shop)).toEqual([answered, own, poor])
    expect(await tabs()).toEqual({ all: 3, waiting: 1, poor: 2 })
    expect(await tabs({ productSearch: '龙井' })).toEqual({ all: 1, waiting: 1, poor: 1 })
  })

  test('is searched by who wrote it, own ones too', async () => {
    const shop = await makeShop(app)
    const real = await makeReview(app, shop, { userId: 138, nickname: '茶客Tea', phone: '13900000138' })
    const typed = await makeReview(app, shop, { userId: 0, nickname: '老138' })
    const found = (searchType: Query['searchType'], content: string) => idsIn(shop, { searchType, content })
    expect(await found('uid', '138')).toEqual([real])
    expect(await found('uid', '0')).toEqual([])
    expect([await found('phone', '0138'), await found('phone', '13900000138')]).toEqual([[real], [real]])
    expect(await found('all', '1390000')).toEqual([])
    expect(await found('nickname', 'tea')).toEqual([real])
    expect(await found('nickname', '138')).toEqual([typed])
    expect(await found('all', '138')).toEqual([typed, real])
    expect(await found(undefined, '%')).toEqual([])
  })

  test.each([
    ['searchType=name', '未知的用户搜索类型'],
    ['searchType=uid&content=abc', 'UID必须是正整数'],
    ['searchType=phone&content=1390000', PHONE_WANTED],
    ['dateLimit=2026-03-02,2026-03-01', '开始时间不能大于结束时间！'],
    ['dateLimit=2026-03-02', '选择时间参数格式错误'],
    ['star=6', '评价星级为1-5'],
  ])('refuses %s', async (search, message) => {
    const { owner } = await makeShop(app)
    const path = `${app.url}/api${reviewApi.list.path}?${search}`
    expect(await send(path, { method: 'GET', token: owner.token })).toMatchObject({ code: 400, message })
  })
})

describe('a review by the staff', () => {
  const draft = { star: 5, comment: '好茶', pics: [], avatar: '/media/avatar.png', nickname: '茶客' }
  type Draft = Parameters<typeof app.call<typeof reviewApi.addVirtual>>[1]
  const add = (shop: Shop, productId: number, attrValueId: number, change: Partial<Draft> = {}) =>
    app.call(reviewApi.addVirtual, { ...draft, productId, attrValueId, ...change }, as(shop))

  test('is marked as one, logged, and holds its pictures', async () => {
    const shop = await makeShop(app)
    const product = await makeProduct(app, shop, { labels: ['50克', '100克'] })
    const attId = await makePicture(app, shop)
    const [picture] = (await app.call(pictureApi.list, {}, as(shop))).data.list
    const sku = product.skuIds[1] ?? 0
    const { data } = await add(shop, product.id, sku, { pics: [picture?.sattDir ?? ''] })
    expect((await info(shop, data.id)).data).toMatchObject({
      uid: 0,
      isVirtual: true,
      sku: '100克',
      productId: product.id,
      attrValueId: sku,
      orderNo: '',
      pics: [picture?.sattDir],
    })
    expect((await logLines(app, shop)).map(({ method }) => method)).toEqual(['review.addVirtual'])
    const uses = async () => (await app.call(pictureApi.usage, { ids: [attId] }, as(shop))).data
    expect(await uses()).toMatchObject([{ kind: 'review', refId: data.id, label: '商品评论：茶客' }])
    await remove(shop, data.id)
    expect(await uses()).toEqual([])
  })

  test('needs a product that exists and one of its own SKUs', async () => {
    const shop = await makeShop(app)
    const [product, other, gone] = [
      await makeProduct(app, shop),
      await makeProduct(app, shop),
      await makeProduct(app, shop, { isDeleted: true }),
    ]
    expect(await add(shop, gone.id, gone.skuIds[0] ?? 0)).toMatchObject({ code: 6102, message: '商品不存在' })
    expect(await add(shop, product.id, other.skuIds[0] ?? 0)).toMatchObject({
      code: 6901,
      message: '商品规格不存在',
    })
    await dropSkus(app, shop, product)
    expect((await add(shop, product.id, product.skuIds[0] ?? 0)).code).toBe(6901)
    expect(await list(shop)).toMatchObject({ total: 0 })
  })

  test.each<[Partial<Draft>, string]>([
    [{ star: 6 }, '评价星级为1-5'],
    [{ comment: ' ' }, '请填写评论内容'],
    [{ comment: '长'.repeat(513) }, '评论内容不能超过512个字符'],
    [{ nickname: ' ' }, '评论人昵称不能为空'],
    [{ pics: Array.from({ length: 11 }, () => '/media/a.png') }, '最多选择10张图片！'],
  ])('refuses %j', async (change, message) => {
    const body = { ...draft, productId: 1, attrValueId: 1, ...change }
    const { owner } = await makeShop(app)
    const path = `${app.url}/api${reviewApi.addVirtual.path}`
    expect(await send(path, { token: owner.token, body })).toMatchObject({ code: 400, message })
  })
})

describe('an answer', () => {
  test('is given once, however many try at the same moment', async () => {
    const shop = await makeShop(app)
    const review = await makeReview(app, shop)
    const texts = ['谢谢', '多谢', '感谢', '谢谢您']
    const answers = await Promise.all(texts.map((text) => answer(shop, review, text)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 6903, 6903, 6903])
    expect(answers.find(({ code }) => code === 6903)?.message).toBe('商品已评论')
    const winner = texts[answers.findIndex(({ code }) => code === 200)]
    expect((await info(shop, review)).data).toMatchObject({ isReply: true, merchantReplyContent: winner })
  })

  test.each([
    ['', '请填写评论内容'],
    ['长'.repeat(201), '回复内容不能超过200个字符'],
  ])('is not %j', async (text, message) => {
    const shop = await makeShop(app)
    const body = { id: 1, merchantReplyContent: text }
    const path = `${app.url}/api${reviewApi.answer.path}`
    expect(await send(path, { token: shop.owner.token, body })).toMatchObject({ code: 400, message })
  })
})

test('a deleted review is gone for everybody', async () => {
  const shop = await makeShop(app)
  const review = await makeReview(app, shop)
  expect((await remove(shop, review)).code).toBe(200)
  for (const again of [await remove(shop, review), await info(shop, review), await answer(shop, review)]) {
    expect(again).toMatchObject(NO_SUCH)
  }
  expect(await idsIn(shop)).toEqual([])
})

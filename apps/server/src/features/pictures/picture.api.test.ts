import { categoryApi } from '@zhanggui/contract/category'
import { pictureApi } from '@zhanggui/contract/picture'
import { describe, expect, test } from 'vitest'
import { inMerchant } from '#platform/db/merchant-db'
import { makeCategory } from '#test/make/category.sql'
import { makePicture } from '#test/make/picture.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { jpeg, mp4, png } from '#test/files/sample-files'
import { setupTestApp } from '#test/app/test-app'
import { formWith, storedFiles, upload } from '#test/files/upload'
import { recordPictureUses } from './public.ts'

const app = setupTestApp()

type Query = Parameters<typeof app.call<typeof pictureApi.list>>[1]
const as = ({ owner }: Shop) => ({ token: owner.token })
const list = async (shop: Shop, query: Query = {}) => (await app.call(pictureApi.list, query, as(shop))).data
const idsIn = async (shop: Shop, query: Query = {}) => (await list(shop, query)).list.map(({ attId }) => attId)
const add = async (shop: Shop, content: Uint8Array, name = 'a.png') =>
  (await upload(app, pictureApi.uploadImage, formWith({ content, name }), as(shop))).data
const remove = (shop: Shop, ids: readonly number[], force?: boolean) =>
  app.call(pictureApi.delete, { ids, force }, as(shop))
const use = (shop: Shop, refId: number, label: string, ...urls: readonly string[]) =>
  inMerchant(app.platform.pool, shop.merId, 'write', (db) =>
    recordPictureUses(db, { kind: 'product', refId, label }, urls),
  )

describe('the list', () => {
  test('is newest first, in pages, and one merchant’s own', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.unshift(await makePicture(app, shop))
    await makePicture(app, other)
    expect(await idsIn(shop)).toEqual(ids)
    expect(await list(shop, { page: 2, limit: 2 })).toMatchObject({ total: 3, totalPage: 2, list: [{ attId: ids[2] }] })
  })

  test('is filtered by category and by type, in every spelling', async () => {
    const shop = await makeShop(app)
    const category = await makeCategory(app, shop)
    const inside = await makePicture(app, shop, { categoryId: category.id })
    const photo = (await add(shop, await jpeg(), 'a.jpg')).attId
    const video = (await add(shop, mp4(), 'a.mp4')).attId
    expect(await idsIn(shop, { pid: category.id })).toEqual([inside])
    expect(await idsIn(shop, { pid: 0 })).toHaveLength(3)
    expect(await idsIn(shop, { attType: ['jpg', 'jpeg', 'gif', 'png', 'bmp', 'PNG', 'JPG'] })).toEqual([photo, inside])
    expect(await idsIn(shop, { attType: ['JPG'] })).toEqual([photo])
    expect(await idsIn(shop, { attType: ['video/mp4'] })).toEqual([video])
    expect(await idsIn(shop, { pid: category.id, attType: ['video/mp4'] })).toEqual([])
  })
})

describe('moving', () => {
  test('takes own pictures into an own picture category, and out again', async () => {
    const shop = await makeShop(app)
    const category = await makeCategory(app, shop)
    const ids = [await makePicture(app, shop), await makePicture(app, shop)]
    const move = (pid: number, attrId = ids) => app.call(pictureApi.move, { attrId, pid }, as(shop))
    expect((await move(category.id)).code).toBe(200)
    expect(await idsIn(shop, { pid: category.id })).toHaveLength(2)
    expect((await move(0)).code).toBe(200)
    expect(await idsIn(shop, { pid: category.id })).toEqual([])
    const foreign = await makeCategory(app, await makeShop(app))
    const products = await makeCategory(app, shop, { type: 1 })
    for (const { id } of [foreign, products])
      expect(await move(id)).toMatchObject({ code: 404, message: '图片分类不存在' })
    const theirs = await makePicture(app, await makeShop(app))
    expect(await move(category.id, [ids[0] ?? 0, theirs])).toMatchObject({ code: 404 })
    expect(await idsIn(shop, { pid: category.id })).toEqual([])
  })

  test('and deleting the category leave no picture in a category that is gone', async () => {
    const shop = await makeShop(app)
    for (let round = 0; round < 10; round += 1) {
      const [category, picture] = [await makeCategory(app, shop), await makePicture(app, shop)]
      await Promise.all([
        app.call(pictureApi.move, { attrId: [picture], pid: category.id }, as(shop)),
        app.call(categoryApi.delete, { id: category.id }, as(shop)),
      ])
      expect(await idsIn(shop, { pid: category.id })).toEqual([])
    }
  })
})

describe('deleting', () => {
  test('removes the rows at once and the files by a job', async () => {
    const shop = await makeShop(app)
    const [kept, gone] = [await add(shop, await png()), await add(shop, await png())]
    expect((await remove(shop, [gone.attId])).code).toBe(200)
    expect(await idsIn(shop)).toEqual([kept.attId])
    await app.drainJobs()
    expect(storedFiles(app).filter((name) => gone.url.includes(name) || gone.thumb.includes(name))).toEqual([])
    expect((await fetch(app.url + gone.url)).status).toBe(404)
    expect((await fetch(app.url + kept.url)).status).toBe(200)
    expect(await remove(shop, [gone.attId])).toMatchObject({ code: 404, message: '图片不存在或已删除' })
  })

  test('names where a picture is used, and needs to be insisted on', async () => {
    const shop = await makeShop(app)
    const [one, two] = [await add(shop, await png()), await add(shop, await png())]
    await use(shop, 7, '商品「绿茶」', one.url, 'https://elsewhere.example/x.png')
    await use(shop, 8, '商品「红茶」', one.url, two.url)
    const refused = await remove(shop, [one.attId, two.attId])
    expect(refused).toMatchObject({ code: 7301, message: '图片正在使用：商品「绿茶」、商品「红茶」' })
    expect(refused.data).toMatchObject({ uses: [{ refId: 7 }, { refId: 8 }, { attId: two.attId }] })
    const usage = await app.call(pictureApi.usage, { ids: [one.attId] }, as(shop))
    expect(usage.data.map(({ label }) => label)).toEqual(['商品「绿茶」', '商品「红茶」'])
    await use(shop, 8, '商品「红茶」', one.url)
    expect((await remove(shop, [two.attId])).code).toBe(200)
    expect((await remove(shop, [one.attId], true)).code).toBe(200)
    expect(await idsIn(shop)).toEqual([])
  })

  test('never reaches another merchant’s', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const [own, theirs] = [await makePicture(app, shop), await makePicture(app, other)]
    expect(await remove(shop, [own, theirs])).toMatchObject({ code: 404 })
    expect(await idsIn(shop)).toEqual([own])
    expect(await idsIn(other)).toEqual([theirs])
  })
})

test.each([
  [pictureApi.delete, { ids: '' }],
  [pictureApi.delete, { ids: '1,x' }],
  [pictureApi.move, { attrId: ',', pid: 0 }],
])('%o wants to know which', async ({ path }, body) => {
  const { owner } = await makeShop(app)
  const answer = await send(`${app.url}/api${path}`, { token: owner.token, body })
  expect(answer).toMatchObject({ code: 400, message: '请选择附件' })
})

import { pictureApi } from '@zhanggui/contract/picture'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCategory } from '#test/make/category.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { bmp, gif, jpeg, mp4, png } from '#test/files/sample-files'
import { setupTestApp } from '#test/app/test-app'
import { formWith, storedFiles, upload } from '#test/files/upload'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
})

type Query = Parameters<typeof upload<typeof pictureApi.uploadImage>>[3]['query']
const uploadImage = (content: Uint8Array, name = 'a.png', query: Query = {}, headers = {}) =>
  upload(app, pictureApi.uploadImage, formWith({ content, name }), { token: shop.owner.token, query, headers })
const uploadFile = (content: Uint8Array, name: string, query: Query = {}) =>
  upload(app, pictureApi.uploadFile, formWith({ content, name }), { token: shop.owner.token, query })
const fetchMedia = (url: string) => fetch(app.url + url)
const list = async () => (await app.call(pictureApi.list, {}, { token: shop.owner.token })).data

describe('a picture', () => {
  test('is kept as it came, with a thumbnail, under a name that nobody can guess', async () => {
    const content = await png(800, 600)
    const { code, data } = await uploadImage(content, '春茶 2026.PNG', { model: 'product' })
    expect(code).toBe(200)
    expect(data).toMatchObject({ fileName: '春茶 2026.png', extName: 'png', fileSize: content.length, type: 'png' })
    expect(data.url).toMatch(/^\/media\/[0-9a-f]{32}\/product\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{32}\.png$/)
    expect(Buffer.from(await (await fetchMedia(data.url)).arrayBuffer()).equals(content)).toBe(true)
    const thumb = await sharp(await (await fetchMedia(data.thumb)).arrayBuffer()).metadata()
    expect(thumb).toMatchObject({ format: 'webp', width: 320, height: 240 })
    expect((await list()).list[0]).toMatchObject({
      attId: data.attId,
      name: '春茶 2026.png',
      attDir: data.url,
      sattDir: data.url,
      thumb: data.thumb,
      attSize: String(content.length),
      attType: 'png',
      width: 800,
      height: 600,
      pid: 0,
      imageType: 1,
      owner: shop.merId,
    })
  })

  test.each([
    ['jpg', jpeg, 'jpeg'],
    ['gif', gif, 'gif'],
  ])('may be a %s', async (ending, make, type) => {
    expect((await uploadImage(await make(), `x.${ending}`)).data).toMatchObject({ extName: ending, type })
  })

  test('loses the place where it was taken, and stays turned as it was', async () => {
    const photo = await sharp(await jpeg(60, 40))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { data } = await uploadImage(photo, 'a.jpg')
    const kept = Buffer.from(await (await fetchMedia(data.url)).arrayBuffer())
    expect([photo.includes('SECRET'), kept.includes('SECRET')]).toEqual([true, false])
    expect((await sharp(kept).metadata()).orientation).toBe(6)
    expect(data.fileSize).toBe(kept.length)
    expect((await list()).list[0]).toMatchObject({ width: 40, height: 60 })
  })

  test('is what its content says, whatever its name says', async () => {
    expect((await uploadImage(await png(), 'photo.jpg')).data).toMatchObject({ fileName: 'photo.png', type: 'png' })
    expect((await uploadImage(await jpeg(), 'noending')).data).toMatchObject({ fileName: 'noending.jpg', type: 'jpeg' })
  })

  test('in an old format is kept as PNG', async () => {
    const { data } = await uploadImage(bmp(), 'old.bmp')
    expect(data).toMatchObject({ fileName: 'old.png', extName: 'png', type: 'png' })
    const { data: pixels } = await sharp(await (await fetchMedia(data.url)).arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...pixels.subarray(0, 9)]).toEqual([255, 0, 0, 0, 0, 0, 0, 0, 255])
  })

  test('goes into an own picture category only', async () => {
    const own = await makeCategory(app, shop)
    const ofProducts = await makeCategory(app, shop, { type: 1 })
    const foreign = await makeCategory(app, await makeShop(app))
    const before = storedFiles(app).length
    for (const { id } of [ofProducts, foreign, { id: 999_999_999 }]) {
      expect(await uploadImage(await png(), 'a.png', { pid: id })).toMatchObject({
        code: 404,
        message: '图片分类不存在',
      })
    }
    expect(storedFiles(app)).toHaveLength(before)
    const { data } = await uploadImage(await png(), 'a.png', { pid: own.id })
    expect((await list()).list.find(({ attId }) => attId === data.attId)?.pid).toBe(own.id)
  })

  test('sent twice under one key is kept once', async () => {
    const headers = { 'idempotency-key': 'upload-0001' }
    const content = await png()
    const first = await uploadImage(content, 'a.png', {}, headers)
    const count = storedFiles(app).length
    expect((await uploadImage(content, 'a.png', {}, headers)).data).toEqual(first.data)
    expect(storedFiles(app)).toHaveLength(count)
    expect(await uploadImage(await png(9, 9), 'a.png', {}, headers)).toMatchObject({ code: 400 })
    expect(storedFiles(app)).toHaveLength(count)
  })
})

describe('a video', () => {
  test('goes through the same call, without a thumbnail', async () => {
    const { data } = await uploadImage(mp4(), 'clip.mp4')
    expect(data).toMatchObject({ extName: 'mp4', type: 'video/mp4', thumb: '' })
  })

  test('may be larger than a picture', async () => {
    expect((await uploadImage(mp4(11 * 1024 * 1024), 'long.mp4')).code).toBe(200)
  })
})

describe('a file', () => {
  test.each([
    ['说明.pdf', '%PDF-1.7\n%âãÏÓ', 'application/pdf'],
    ['价目.xlsx', 'PK\u0003\u0004rest', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['备注.txt', '你好，世界', 'text/plain'],
  ])('may be %s', async (name, content, type) => {
    expect((await uploadFile(Buffer.from(content), name)).data).toMatchObject({ fileName: name, type })
  })

  test('in an unknown category is kept without one: the specified widget always sends 10', async () => {
    const { data } = await uploadFile(Buffer.from('你好'), 'a.txt', { pid: 10 })
    expect((await list()).list.find(({ attId }) => attId === data.attId)?.pid).toBe(0)
  })

  test('is no picture, and a picture is no file', async () => {
    expect(await uploadImage(Buffer.from('%PDF-1.7'), 'a.png')).toMatchObject({
      message: '上载文件类型只能为：jpg,jpeg,gif,png,bmp,mp4',
    })
    expect(await uploadFile(await png(), 'a.pdf')).toMatchObject({
      message: '上载文件类型只能为：doc,docx,xls,xlsx,pdf,txt,zip,mp3,mp4',
    })
  })
})

import { pictureApi } from '@zhanggui/contract/picture'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setConfig } from '#test/make/config.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { bmp, gif, jpeg, mp4, png, pngBomb } from '#test/files/sample-files'
import { setupTestApp } from '#test/app/test-app'
import { formWith, storedFiles, upload } from '#test/files/upload'

const app = setupTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await makeShop(app)
})

const send = (body: NonNullable<RequestInit['body']>, headers?: Record<string, string>) =>
  upload(app, pictureApi.uploadImage, body, { token: shop.owner.token, ...(headers ? { headers } : {}) })
const image = (content: Uint8Array | string, name = 'a.png') => send(formWith({ content, name }))
const half = (content: Buffer) => content.subarray(0, content.length / 2)

/** After a refusal there must be neither a file nor a row. */
afterEach(async () => {
  const { data } = await app.call(pictureApi.list, {}, { token: shop.owner.token })
  const kept = [...storedFiles(app), ...data.list.map(({ name }) => name)]
  if (kept.length > 0) throw new Error(`something was kept: ${kept.join(', ')}`)
})

const ONLY = '上载文件类型只能为：jpg,jpeg,gif,png,bmp,mp4'
const UNKNOWN = `文件类型未定义，无法上传。${ONLY}`
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('behind a right name', () => {
  test.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), UNKNOWN],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), UNKNOWN],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), UNKNOWN],
    ['a drawing with a script', Buffer.from(svg), UNKNOWN],
    ['the same with a preamble', Buffer.from(`<?xml version="1.0"?>\n${svg}`), UNKNOWN],
    ['an archive', Buffer.from('PK\x03\x04rest'), UNKNOWN],
    ['a document', Buffer.from('%PDF-1.4'), ONLY],
    ['nothing but a signature', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), '图片文件不完整或已损坏'],
    ['a signature and a page', Buffer.from('GIF89a<script>alert(1)</script>'), '图片文件不完整或已损坏'],
  ])('%s is refused', async (_, content, message) => {
    expect(await image(content)).toMatchObject({ code: 1000, message })
  })

  test('svg is refused under its own name too', async () => {
    expect(await image(svg, 'logo.svg')).toMatchObject({ message: UNKNOWN })
  })
})

describe('cut off', () => {
  test.each([
    ['png', png, '图片文件不完整或已损坏'],
    ['jpg', jpeg, '图片文件不完整或已损坏'],
    ['gif', gif, '图片文件不完整或已损坏'],
    ['bmp', async () => bmp(40, 40), '图片文件不完整或已损坏，请另存为 PNG 或 JPG 后上传'],
    ['mp4', async () => mp4(), '视频文件不完整或已损坏'],
  ])('a %s is refused', async (ending, make, message) => {
    expect(await image(half(await make()), `a.${ending}`)).toMatchObject({ code: 1000, message })
  })

  test('a video without its index is refused', async () => {
    const content = mp4()
    content.write('free', content.indexOf('moov'), 'latin1')
    expect(await image(content, 'a.mp4')).toMatchObject({ message: '视频文件不完整或已损坏' })
  })

  test('a request that ends early is refused', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="multipart"; filename="a.png"\r\n\r\nabc'
    const answer = await send(body, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(answer).toMatchObject({ code: 400, message: '上传的内容不完整，请重新上传' })
  })
})

describe('too large', () => {
  test('a picture says both sizes', async () => {
    const content = Buffer.concat([await png(), Buffer.alloc(12 * 1024 * 1024)])
    expect(await image(content)).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^最大允许上传 10 MB文件，当前文件大小为 12(\.\d+)? MB$/) as string,
    })
  })

  test('a request is cut off, whatever it claims to be', async () => {
    const content = Buffer.concat([mp4(), Buffer.alloc(51 * 1024 * 1024)])
    expect(await image(content, 'a.mp4')).toMatchObject({ code: 400, message: '最大允许上传 50 MB文件' })
  })

  test('a small file that unpacks to 900 million pixels is never unpacked', async () => {
    const bomb = pngBomb()
    expect(bomb.length).toBeLessThan(500_000)
    expect(await image(bomb)).toMatchObject({ message: '图片尺寸过大：30000×30000，最多允许5000万像素' })
  })

  test('the platform may say otherwise', async () => {
    await setConfig(app, { image_ext_str: 'png,gif', image_max_size: '0.01' })
    expect(await image(await jpeg(), 'a.jpg')).toMatchObject({ message: '上载文件类型只能为：png,gif' })
    const large = Buffer.concat([await png(), Buffer.alloc(20_000)])
    expect((await image(large)).message).toMatch(/^最大允许上传 0.01 MB文件/)
    await setConfig(app, { image_ext_str: '', image_max_size: '' })
  })
})

describe('not what was asked for', () => {
  test('nothing in it', async () => {
    expect(await image('')).toMatchObject({ code: 400, message: '文件内容为空，无法上传' })
  })

  test('no file', async () => {
    const form = new FormData()
    form.append('other', 'x')
    expect(await send(form)).toMatchObject({ code: 400, message: '上载的文件对象不存在' })
    expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({
      code: 400,
      message: '上载的文件对象不存在',
    })
  })

  test('another field', async () => {
    const answer = await send(formWith({ content: await png(), field: 'file' }))
    expect(answer).toMatchObject({ code: 400, message: '上载的文件对象不存在：文件应放在 multipart 字段' })
  })

  test('two files', async () => {
    const answer = await send(formWith({ content: await png() }, { content: await png() }))
    expect(answer).toMatchObject({ code: 400, message: '每次只能上传一个文件' })
  })

  test('a broken form', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x']) {
      expect((await send('nonsense', { 'content-type': type })).code).toBe(400)
    }
  })

  test.each(['../up', '..', 'a/b', 'a\\b', '.', 'x'.repeat(33), '图片', 'a b', '%2e%2e', 'a\0'])(
    'model %j',
    async (model) => {
      const answer = await upload(app, pictureApi.uploadImage, formWith({ content: await png() }), {
        token: shop.owner.token,
        query: { model },
      })
      expect(answer.code).toBe(400)
    },
  )
})

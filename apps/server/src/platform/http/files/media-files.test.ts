import { pictureApi } from '@zhanggui/contract/picture'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { mp4, png } from '#test/files/sample-files'
import { setupTestApp } from '#test/app/test-app'
import { formWith, upload } from '#test/files/upload'

const app = setupTestApp()
const content = mp4()
let shop: Shop
let video = ''
beforeAll(async () => {
  shop = await makeShop(app)
  video = (await upload(app, pictureApi.uploadImage, formWith({ content, name: 'a.mp4' }), { token: shop.owner.token }))
    .data.url
})
const get = (url: string, headers: Record<string, string> = {}) => fetch(app.url + url, { headers })

describe('a picture or video', () => {
  test('is shown to everybody who has the address, for ever, and nothing in it runs', async () => {
    const answer = await get(video)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
    })
    expect(answer.headers.get('content-disposition')).toBeNull()
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  })

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, content.length - 1],
    ['bytes=-50', content.length - 50, content.length - 1],
    ['bytes=10-999999', 10, content.length - 1],
  ])('is read in parts, as they are stored: %s', async (range, start, end) => {
    const answer = await get(video, { range, 'accept-encoding': 'br, gzip' })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, null])
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${content.length}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=999999-', 'bytes=-0', 'bytes=9-3'])('has no such part: %s', async (range) => {
    const answer = await get(video, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
  })

  test.each(['bytes=0-1,5-9', 'bytes=a-b', 'lines=1-2', 'bytes=-'])('is sent whole for %s', async (range) => {
    const answer = await get(video, { range })
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, content.length])
  })

  test('can be asked about without being read', async () => {
    const answer = await fetch(app.url + video, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(content.length)])
  })
})

test('any other file is saved, never shown', async () => {
  const form = formWith({ content: '%PDF-1.7', name: 'a.pdf' })
  const { data } = await upload(app, pictureApi.uploadFile, form, { token: shop.owner.token })
  const answer = await get(data.url)
  expect(answer.headers.get('content-disposition')).toBe('attachment')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
})

test('an address that this program did not make leads nowhere', async () => {
  const { data } = await upload(app, pictureApi.uploadImage, formWith({ content: await png() }), {
    token: shop.owner.token,
  })
  const [, , folder = ''] = data.url.split('/')
  const wrong = [
    '/media/',
    `/media/${folder}`,
    `/media/${folder}/`,
    data.url.replace(folder, '0'.repeat(32)),
    `${data.url}/`,
    data.url.replace('.png', '.jpg'),
    '/media/..%2f..%2fpackage.json',
    `/media/download/${shop.merId}/x.txt`,
  ]
  for (const url of wrong) expect([url, (await get(url)).status]).toEqual([url, 404])
  // The client resolves it to a path outside /media, where at most the console's page is served.
  const outside = await get(`/media/${folder}/%2e%2e/%2e%2e/%2e%2e/package.json`)
  expect(await outside.text()).not.toContain('"workspaces"')
  expect([200, 404]).toContain(outside.status)
})

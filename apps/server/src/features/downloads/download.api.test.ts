import { writeFile } from 'node:fs/promises'
import { downloadApi } from '@zhanggui/contract/download'
import { pictureApi } from '@zhanggui/contract/picture'
import { describe, expect, test } from 'vitest'
import { downloadKey } from '#platform/files/download-key'
import { logLines } from '#test/read/log.sql'
import { makePicture } from '#test/make/picture.sql'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { jpeg, png } from '#test/files/sample-files'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { unzip } from '#test/files/unzip'
import { formWith, upload } from '#test/files/upload'

const app = setupTestApp()

async function putFile({ merId }: Shop, name: string, content = '内容') {
  const path = app.platform.incoming.newPath()
  await writeFile(path, content)
  await app.platform.files.put(downloadKey(merId, name), path, 'text/plain')
}

const addressOf = ({ path }: { path: string }, query: Record<string, string>) =>
  `${app.url}/api${path}?${new URLSearchParams(query).toString()}`
const fetchFile = ({ owner }: Shop, query: Record<string, string>) =>
  fetch(addressOf(downloadApi.file, query), { headers: { authorization: `Bearer ${owner.token}` } })
const refused = ({ owner }: Shop, endpoint: { path: string }, query: Record<string, string>) =>
  send(addressOf(endpoint, query), { method: 'GET', token: owner.token })

describe('a file that was made for the merchant', () => {
  test('comes with its name', async () => {
    const shop = await makeShop(app)
    await putFile(shop, '订单 1.txt')
    const answer = await fetchFile(shop, { fileName: '订单 1.txt' })
    const name = encodeURIComponent('订单 1.txt')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'download-filename': name,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(await answer.text()).toBe('内容')
    expect((await logLines(app, shop)).at(-1)).toMatchObject({ method: 'download.file', subject: '订单 1.txt' })
    expect((await fetchFile(shop, { fileName: '订单 1.txt' })).status).toBe(200)
  })

  test('is gone after it was sent, if asked for', async () => {
    const shop = await makeShop(app)
    await putFile(shop, 'once.txt')
    expect(await (await fetchFile(shop, { fileName: 'once.txt', delete: 'true' })).text()).toBe('内容')
    await expect
      .poll(async () => (await refused(shop, downloadApi.file, { fileName: 'once.txt' })).message)
      .toBe('文件不存在或已删除')
  })

  test('is nobody else’s', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    await putFile(other, 'secret.txt')
    expect(await refused(shop, downloadApi.file, { fileName: 'secret.txt' })).toMatchObject({ code: 404 })
  })

  test.each(['../2/secret.txt', '..', '.', '.hidden', 'a/b', 'a\\b', '', 'a\0b', 'x'.repeat(201)])(
    'has a plain name, not %j',
    async (fileName) => {
      expect((await refused(await makeShop(app), downloadApi.file, { fileName })).code).toBe(400)
    },
  )

  test('is not fetched by another site’s page', async () => {
    const shop = await makeShop(app)
    await putFile(shop, 'a.txt')
    const answer = await send(addressOf(downloadApi.file, { fileName: 'a.txt', delete: '1' }), {
      method: 'GET',
      token: shop.owner.token,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.code).toBe(403)
  })
})

describe('a file of the library', () => {
  test('comes under the name that it was uploaded with, to its owner only', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const content = await png()
    const { data } = await upload(app, pictureApi.uploadImage, formWith({ content, name: '茶.png' }), {
      token: shop.owner.token,
    })
    const answer = await fetch(addressOf(downloadApi.resource, { resource: data.url }), {
      headers: { 'x-token': shop.owner.token },
    })
    expect(answer.headers.get('download-filename')).toBe(encodeURIComponent('茶.png'))
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(await refused(other, downloadApi.resource, { resource: data.url })).toMatchObject({ code: 404 })
    for (const resource of ['/etc/passwd', '/media/../../package.json', `${data.url}/..`]) {
      expect(await refused(shop, downloadApi.resource, { resource })).toMatchObject({ code: 404 })
    }
  })
})

describe('files of the library as one archive', () => {
  const uploaded = async ({ owner: { token } }: Shop, name: string, content: Buffer) =>
    (await upload(app, pictureApi.uploadImage, formWith({ content, name }), { token })).data.attId
  const fetchZip = ({ owner }: Shop, attIds: string) =>
    fetch(addressOf(downloadApi.zip, { attIds }), { headers: { authorization: `Bearer ${owner.token}` } })

  test('hold what was uploaded, in the order asked for, under names of their own', async () => {
    const shop = await makeShop(app)
    const [first, second] = [await png(10, 10), await jpeg()]
    const ids = [await uploaded(shop, '春茶.png', first), await uploaded(shop, '春茶.jpg', second)]
    const third = await uploaded(shop, '春茶.png', first)
    const answer = await fetchZip(shop, [...ids, third].join(','))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(decodeURIComponent(answer.headers.get('download-filename') ?? '')).toMatch(/^素材_\d{14}\.zip$/)
    expect(await unzip(bytes)).toEqual([
      ['春茶.png', first],
      ['春茶.jpg', second],
      ['春茶 (2).png', first],
    ])
  })

  test('are one line of the log', async () => {
    const shop = await makeShop(app)
    const id = await uploaded(shop, 'a.png', await png())
    await (await fetchZip(shop, String(id))).arrayBuffer()
    expect((await logLines(app, shop)).at(-1)).toMatchObject({
      method: 'download.zip',
      operation: '导出',
      params: `{"attIds":[${id}]}`,
      status: 0,
    })
  })

  test('are refused whole when one is missing, or when there are too many', async () => {
    const [shop, other] = [await makeShop(app), await makeShop(app)]
    const own = await uploaded(shop, 'a.png', await png())
    const foreign = await uploaded(other, 'b.png', await png())
    const ask = (attIds: string) => refused(shop, downloadApi.zip, { attIds })
    expect(await ask(`${own},${foreign}`)).toMatchObject({ code: 404, message: '图片不存在或已删除' })
    expect((await ask('')).code).toBe(400)
    const many = []
    for (let count = 0; count < 201; count += 1) many.push(await makePicture(app, shop))
    expect((await ask(many.join(','))).message).toBe('一次最多打包200个文件，当前选择了201个')
  })
})

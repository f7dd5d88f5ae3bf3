import { writeFile } from 'node:fs/promises'
import { downloadApi } from '@zhanggui/contract/download'
import { pictureApi } from '@zhanggui/contract/picture'
import { describe, expect, test } from 'vitest'
import { downloadKey } from '#platform/files/download-key'
import { makeShop, type Shop } from '#test/make/shop.sql'
import { send } from '#test/send'
import { png } from '#test/sample-files'
import { useTestApp } from '#test/test-app'
import { formWith, upload } from '#test/upload'

const app = useTestApp()

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

import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { type S3Config, S3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhanggui-store-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
let s3: S3Config

beforeAll(async () => {
  const { port } = await server.run()
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
  s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region: 'us-east-1', ...keys }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
async function put(store: FileStore, key: string) {
  const path = join(folder, 'incoming')
  await writeFile(path, content)
  await store.put(key, path, 'image/png')
}

describe.each([
  ['the disk', () => new DiskStore(join(folder, 'disk'))],
  ['a server that speaks S3', () => new S3Store(s3)],
])('on %s', (_, openStore) => {
  test('a file is kept, found, read whole and in parts, and removed', async () => {
    const store = openStore()
    await put(store, 'a/b/picture.png')
    expect(await store.findSize('a/b/picture.png')).toBe(content.length)
    expect((await buffer(await store.read('a/b/picture.png'))).equals(content)).toBe(true)
    const part = await buffer(await store.read('a/b/picture.png', { start: 1000, end: 1999 }))
    expect(part.equals(content.subarray(1000, 2000))).toBe(true)
    await store.remove('a/b/picture.png')
    expect(await store.findSize('a/b/picture.png')).toBeUndefined()
    await store.remove('a/b/picture.png')
  })

  test.each(['download/1/订单 导出(1).xlsx', "a/b+c&d=e!f*g'h@i,j.txt"])('a key may be %s', async (key) => {
    const store = openStore()
    await put(store, key)
    expect((await buffer(await store.read(key))).equals(content)).toBe(true)
  })

  test('a missing record is not found', async () => {
    expect(await openStore().findSize('a/nothing.png')).toBeUndefined()
    expect(await openStore().findSize('a')).toBeUndefined()
  })
})

test('the disk never leaves its folder', async () => {
  const store = new DiskStore(join(folder, 'disk'))
  await expect(store.findSize('../incoming')).rejects.toThrow('leads out')
  await expect(store.findSize('/etc/passwd')).rejects.toThrow('leads out')
})

describe('a server that refuses', () => {
  test('is an error that says so, and no secret', async () => {
    const store = new S3Store({ ...s3, accessKey: 'nobody', secretKey: 'not-the-secret' })
    const failure = await put(store, 'x.png').catch(String)
    expect(failure).toMatch(/the file store answered 403 to PUT/)
    expect(failure).not.toContain('not-the-secret')
    await expect(store.read('x.png')).rejects.toThrow('answered 403')
  })

  test('or does not answer is an error too', async () => {
    await expect(put(new S3Store({ ...s3, endpoint: 'http://127.0.0.1:1' }), 'x.png')).rejects.toThrow('ECONNREFUSED')
  })
})

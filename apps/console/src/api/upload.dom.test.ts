import { pictureApi } from '@zhanggui/contract/picture'
import { beforeEach, expect, test } from 'vitest'
import type { CallError } from './call-error.ts'
import { failures } from './failures.ts'
import { fakeServer } from './testing/fake-server.ts'
import { upload } from './upload.ts'

const told: CallError[] = []
beforeEach(() => {
  told.length = 0
  return failures.show((error) => told.push(error))
})

const file = new File(['x'], '茶.png', { type: 'image/png' })
const target = { model: 'product', pid: 3 }
const kept = { attId: 1, fileName: '茶.png', extName: 'png', fileSize: 1, url: '/a', thumb: '/b', type: 'png' }

test('an upload says how far it is and what became of the file', async () => {
  const server = fakeServer().reply(pictureApi.uploadImage, kept)
  const seen: number[] = []
  const reply = await upload(pictureApi.uploadImage, target, file, { onProgress: (percent) => seen.push(percent) })
  expect(reply).toEqual(kept)
  expect(seen).toEqual([50, 100])
  expect(server.calls(pictureApi.uploadImage)).toEqual([target])
})

test('a refusal is told, unless the caller shows it beside the file', async () => {
  fakeServer().refuse(pictureApi.uploadImage, { code: 1000, message: '图片文件不完整或已损坏' })
  const quiet = upload(pictureApi.uploadImage, target, file, { quiet: true })
  await expect(quiet).rejects.toMatchObject({ kind: 'refused', message: '图片文件不完整或已损坏' })
  expect(told).toEqual([])
  await expect(upload(pictureApi.uploadImage, target, file)).rejects.toThrow('图片文件不完整或已损坏')
  expect(told).toHaveLength(1)
})

test('an upload can be stopped', async () => {
  fakeServer().reply(pictureApi.uploadImage, kept)
  const stop = new AbortController()
  const sent = upload(pictureApi.uploadImage, target, file, { signal: stop.signal })
  stop.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(told).toEqual([])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInThread } from '#platform/threads/thread-pool'
import { bmp } from '#test/files/sample-files'
import { MAX_PIXELS, makeThumb } from './picture-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a picture that was looked at does not stay in memory, nor after a thread has looked at one', async () => {
  const [picture, thumb] = [join(folder, 'a.jpg'), join(folder, 'a.webp')]
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123' } })
    .jpeg({ progressive: true })
    .toFile(picture)
  expect(await makeThumb(picture, thumb)).toBe(true)
  expect(sharp.cache().items.current).toBe(0)

  const task = { path: join(folder, 'a.bmp'), pngPath: join(folder, 'a.png'), maxPixels: MAX_PIXELS }
  await writeFile(task.path, bmp())
  expect(await runInThread('convertBmp', task, 60_000)).toBe(true)
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } })
})

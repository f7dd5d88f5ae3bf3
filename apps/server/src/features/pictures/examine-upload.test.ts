import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bmp, png } from '#test/files/sample-files'
import { examineUpload } from './examine-upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-examine-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const limits = { endings: ['png', 'bmp'], maxBytes: 1_000_000, maxVideoBytes: 0 }
const names = Array.from({ length: 8 }, (_, index) => index)

/** Examines eight pictures at once; how many of them were at work at the same time. */
async function busiest(content: Uint8Array, ownerOf: (name: number) => number): Promise<number> {
  const path = join(folder, 'picture')
  await writeFile(path, content)
  const atWork = new Set<number>()
  let most = 0
  const begin = (name: number) => {
    most = Math.max(most, atWork.add(name).size)
  }
  await Promise.all(
    names.map((name) => {
      const resultIn = (ending: string) => join(folder, `${name}.${ending}`)
      /** Where results go is asked for step by step. */
      const bench = {
        get converted() {
          begin(name)
          return resultIn('png')
        },
        get thumb() {
          begin(name)
          return resultIn('webp')
        },
        get stripped() {
          atWork.delete(name)
          return resultIn('stripped')
        },
      }
      const file = { path, size: content.length, fileName: 'picture', fingerprint: '' }
      return examineUpload(file, limits, bench, ownerOf(name))
    }),
  )
  return most
}

test.each([
  ['png', () => png()],
  ['bmp', async () => bmp()],
])('pictures wait for their turn: one of a merchant, of all merchants half of the cores (%s)', async (_, make) => {
  const content = await make()
  expect(await busiest(content, () => 1)).toBe(1)
  expect(await busiest(content, (name) => name)).toBeLessThanOrEqual(
    Math.max(Math.floor(availableParallelism() / 2), 1),
  )
})

import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unzip } from '#test/files/unzip'
import { writeZip, zipSize } from './write-zip.ts'

const modifiedAt = new Date('2026-03-01T08:00:00Z')
const entry = (name: string, text: string, size = Buffer.byteLength(text)) => ({
  name,
  modifiedAt,
  size,
  open: () => [text],
})

test('stored files are as long as was said, whatever their names', async () => {
  const entries = Array.from({ length: 200 }, (_, no) => entry(`${no}${'茶'.repeat(100)}.png`, `picture ${no}`))
  const archive = await buffer(writeZip(entries))
  expect(archive).toHaveLength(zipSize(entries))
  expect((await unzip(archive)).at(-1)).toEqual([`199${'茶'.repeat(100)}.png`, Buffer.from('picture 199')])
})

test('a file that is not as long as was said ends the archive', async () => {
  await expect(buffer(writeZip([entry('a.png', 'abc', 4)]))).rejects.toThrow('a.png has 3 bytes instead of 4')
})

test.each([
  ['stored', { size: 1_000_000 }],
  ['compressed', {}],
])('whoever leaves before the end closes the source, %s', async (_, known) => {
  let isClosed = false
  async function* endless() {
    try {
      for (;;) {
        await Promise.resolve()
        yield Buffer.from(crypto.getRandomValues(new Uint8Array(1000)))
      }
    } finally {
      isClosed = true
    }
  }
  const archive = writeZip([{ name: 'a', modifiedAt, open: endless, ...known }])
  await archive.next()
  await archive.next()
  await archive.return(undefined)
  await expect.poll(() => isClosed).toBe(true)
})

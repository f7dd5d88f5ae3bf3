import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpeg, png } from '#test/files/sample-files'
import { readPictureInfo, stripMetadata } from './picture-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zhanggui-strip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const exif = { IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '31/1 14/1 0/1', GPSLatitudeRef: 'N' } }
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="x">SECRET-PLACE</rdf:RDF></x:xmpmeta>'
const photo = (orientation: number) =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: 'red',
    },
  })
    .withMetadata({ orientation })
    .withExif({ ...exif, IFD0: { ...exif.IFD0, Orientation: String(orientation) } })
    .withXmp(xmp)
    .withIccProfile('p3')

const photos = {
  jpeg: (orientation: number) =>
    photo(orientation)
      .jpeg({ progressive: orientation === 3 })
      .toBuffer(),
  png: (orientation: number) => photo(orientation).png().toBuffer(),
  webp: (orientation: number) => photo(orientation).webp({ lossless: true }).toBuffer(),
}

async function strip(content: Buffer, format: string) {
  // A new name each time: the image library caches by file name.
  const path = join(folder, randomUUID())
  const target = `${path}-stripped`
  await writeFile(path, content)
  const facts = await readPictureInfo(path, format)
  if (!facts) throw new Error('the sample is no picture')
  return (await stripMetadata(path, { format, ...facts }, target)) ? readFile(target) : undefined
}
const pixels = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer()

describe.each(Object.entries(photos))('a %s', (format, make) => {
  test.each([1, 3, 6])('turned as %i says loses what was noted, not how it looks', async (orientation) => {
    const file = await make(orientation)
    expect(file.includes('SECRET')).toBe(true)
    const stripped = (await strip(file, format)) ?? Buffer.alloc(0)
    expect(stripped.includes('SECRET')).toBe(false)
    const found = await sharp(stripped).metadata()
    expect([found.orientation ?? 1, found.xmp, found.icc?.length]).toEqual([
      orientation,
      undefined,
      (await sharp(file).metadata()).icc?.length,
    ])
    expect((await pixels(stripped)).equals(await pixels(file))).toBe(true)
    expect(found.exif?.length ?? 0).toBeLessThan(40)
    expect(await strip(stripped, format)).toBeUndefined()
  })
})

test('bytes after the end of a picture are removed too', async () => {
  const tail = Buffer.from('SECRET-FILM')
  for (const [format, file] of [
    ['jpeg', await jpeg(40, 30)],
    ['png', await png()],
  ] as const) {
    expect((await strip(Buffer.concat([file, tail]), format))?.equals(file)).toBe(true)
    expect(await strip(file, format)).toBeUndefined()
  }
})

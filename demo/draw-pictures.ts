import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { inMerchant } from '../apps/server/src/platform/db/merchant-db.ts'
import { makeThumb } from '../apps/server/src/platform/files/pictures/picture-file.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { demoLibraries } from './demo-pictures.ts'
import { findMediaFolder, insertLibrary, type LibraryPicture } from './demo-pictures.sql.ts'
import { type Drawing, svgOf } from './drawings.ts'

const SIZE = 800

/** Draws the library of a demo shop and fills it: the same pictures every time. */
export async function drawPictures(platform: Platform, merId: number): Promise<void> {
  const folder = await inMerchant(platform.pool, merId, 'read', findMediaFolder)
  for (const [index, { name, drawing, hue, pictures }] of (demoLibraries[merId] ?? []).entries()) {
    const drawn = await Promise.all(
      pictures.map((title, turn) =>
        drawPicture(platform, `${folder}/content/2026/01/01`, title, drawing, hue + turn * 14),
      ),
    )
    const category = { id: merId * 100 + 80 + index, name, sort: 10 - index }
    await inMerchant(platform.pool, merId, 'write', async (db) =>
      insertLibrary(
        db,
        category,
        drawn.map((picture, turn) => ({ ...picture, id: 300 + index * 10 + turn })),
        platform.clock(),
      ),
    )
  }
}

async function drawPicture(
  { files, incoming }: Platform,
  folder: string,
  title: string,
  drawing: Drawing,
  hue: number,
): Promise<Omit<LibraryPicture, 'id'>> {
  const stem = `${folder}/${createHash('md5').update(`${drawing} ${hue} ${title}`).digest('hex')}`
  const [path, thumbPath] = [incoming.newPath(), incoming.newPath()]
  const { size } = await sharp(Buffer.from(svgOf(drawing, hue, SIZE)))
    .jpeg({ quality: 88 })
    .toFile(path)
  if (!(await makeThumb(path, thumbPath))) throw new Error('a drawing is no picture')
  const picture = { name: `${title}.jpg`, key: `${stem}.jpg`, thumbKey: `${stem}_320.webp`, size, side: SIZE }
  await files.put(picture.key, path, 'image/jpeg')
  await files.put(picture.thumbKey, thumbPath, 'image/webp')
  return picture
}

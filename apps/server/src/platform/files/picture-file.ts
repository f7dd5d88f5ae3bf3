import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readBmp } from './bmp-pixels.ts'

/** A picture of a hundred kilobytes can unpack to gigabytes; no screen has use for more than this. */
export const MAX_PIXELS = 50_000_000
const THUMB_WIDTH = 320
/** Very long pictures (product descriptions) keep their shape up to here. */
const THUMB_HEIGHT = 640

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** As shown, that is after turning it the way the camera was held; undefined where the file is no readable picture. */
export async function findPictureSize(path: string, format: string): Promise<PictureSize | undefined> {
  try {
    // Reads the header only, so the size of what follows does not matter yet.
    const found = await sharp(path, { limitInputPixels: false }).metadata()
    return found.format === format ? found.autoOrient : undefined
  } catch {
    return undefined
  }
}

/** Writes the thumbnail; false where the picture is cut off or damaged, because making it reads every pixel. */
export async function makeThumb(path: string, thumbPath: string): Promise<boolean> {
  try {
    await sharp(path, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: THUMB_WIDTH, height: THUMB_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(thumbPath)
    return true
  } catch {
    return false
  }
}

/** Keeps a BMP as the PNG that browsers prefer; false where it cannot be read. */
export async function convertBmp(path: string, pngPath: string): Promise<boolean> {
  const pixels = readBmp(await readFile(path), MAX_PIXELS)
  if (!pixels) return false
  const { data, ...raw } = pixels
  await sharp(data, { raw }).png().toFile(pngPath)
  return true
}

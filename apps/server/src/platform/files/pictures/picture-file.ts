import { readFile, writeFile } from 'node:fs/promises'
import { stripPng, stripWebp } from './strip-chunks.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { sharp } from './sharp.ts'

/** A picture of a hundred kilobytes can unpack to gigabytes; no screen has use for more than this. */
export const MAX_PIXELS = 50_000_000
const THUMB_WIDTH = 320
/** Very long pictures (product descriptions) keep their shape up to here. */
const THUMB_HEIGHT = 640

interface PictureFacts {
  /** As shown, that is after turning it the way the camera was held. */
  readonly width: number
  readonly height: number
  /** How it must be turned for that, as EXIF counts: 1 = not at all. */
  readonly orientation: number
}

/** Undefined where the file is no readable picture. */
export async function readPictureInfo(path: string, format: string): Promise<PictureFacts | undefined> {
  try {
    // Reads the header only, so the size of what follows does not matter yet.
    const found = await sharp(path, { limitInputPixels: false }).metadata()
    return found.format === format ? { ...found.autoOrient, orientation: found.orientation ?? 1 } : undefined
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

const strippers: Readonly<Record<string, typeof stripJpeg>> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp }

/**
 * Writes the picture without what a camera noted beside it: place, time, owner, a small copy of the scene. The pixels
 * are not touched. False where there was nothing of that kind, or nothing that could be told apart.
 */
export async function stripMetadata(
  path: string,
  { format, orientation }: { format: string; orientation: number },
  target: string,
): Promise<boolean> {
  const strip = strippers[format]
  if (!strip) return false
  const file = await readFile(path)
  const stripped = strip(file, orientation)
  if (!stripped || stripped.equals(file)) return false
  await writeFile(target, stripped)
  return true
}

import { readFile, writeFile } from 'node:fs/promises'
import { stripPng, stripWebp } from './strip-chunks.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { sharp } from './sharp.ts'

/** A hundred kilobytes can decompress to gigabytes; no screen needs more pixels than this. */
export const MAX_PIXELS = 50_000_000
const THUMB_WIDTH = 320
/** Very long pictures (product descriptions) keep their shape up to here. */
const THUMB_HEIGHT = 640

interface PictureFacts {
  /** Dimensions as displayed, after applying the orientation. */
  readonly width: number
  readonly height: number
  /** EXIF orientation; 1 = none. */
  readonly orientation: number
}

/** Undefined if the file is not a readable picture. */
export async function readPictureInfo(path: string, format: string): Promise<PictureFacts | undefined> {
  try {
    // Reads the header only, so large pictures are cheap here.
    const found = await sharp(path, { limitInputPixels: false }).metadata()
    return found.format === format ? { ...found.autoOrient, orientation: found.orientation ?? 1 } : undefined
  } catch {
    return undefined
  }
}

/** Writes the thumbnail; false if the picture is truncated or damaged, which decoding every pixel reveals. */
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

export interface PictureFit {
  readonly width: number
  readonly height: number
  readonly maxBytes: number
}

/** As a JPEG that fits into the size; undefined where the picture is damaged, or too detailed for so few bytes. */
export async function fitPicture(bytes: Buffer, { width, height, maxBytes }: PictureFit): Promise<Buffer | undefined> {
  for (const quality of [85, 60, 35]) {
    const fitted = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer()
      .catch(() => undefined)
    if (!fitted || fitted.length <= maxBytes) return fitted
  }
  return undefined
}

const strippers: Readonly<Record<string, typeof stripJpeg>> = { jpeg: stripJpeg, png: stripPng, webp: stripWebp }

/**
 * Writes the picture without its metadata: location, time, owner, embedded thumbnail. The pixels
 * are not touched. False if there is no metadata, or the format is not understood.
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

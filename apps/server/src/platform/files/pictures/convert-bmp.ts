import { readFile } from 'node:fs/promises'
import { readBmp } from './bmp-pixels.ts'
import { sharp } from './sharp.ts'

/** Converts a BMP to PNG; false if it cannot be read. */
export async function convertBmp({ path, pngPath, maxPixels }: BmpToConvert): Promise<boolean> {
  const pixels = readBmp(await readFile(path), maxPixels)
  if (!pixels) return false
  const { data, ...raw } = pixels
  await sharp(data, { raw }).png().toFile(pngPath)
  return true
}

interface BmpToConvert {
  readonly path: string
  readonly pngPath: string
  readonly maxPixels: number
}

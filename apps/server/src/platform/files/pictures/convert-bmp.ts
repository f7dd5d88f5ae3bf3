import { readFile } from 'node:fs/promises'
import { readBmp } from './bmp-pixels.ts'
import { sharp } from './sharp.ts'

/** Keeps a BMP as the PNG that browsers prefer; false where it cannot be read. */
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

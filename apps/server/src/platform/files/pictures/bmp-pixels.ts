/** Raw pixels as the image library takes them. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Buffer
}

/**
 * Reads what cameras and drawing programs write as BMP: 8, 24 or 32 bits, not compressed. The image library has no
 * reader for it, so such pictures are converted to PNG.
 */
export function readBmp(file: Buffer, maxPixels: number): Pixels | undefined {
  if (file.length < 54) return undefined
  const [start, headerSize] = [file.readUInt32LE(10), file.readUInt32LE(14)]
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)]
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)]
  const height = Math.abs(signedHeight)
  const isPlain = compression === 0 || (compression === 3 && bits === 32)
  if (headerSize < 40 || !isPlain || ![8, 24, 32].includes(bits)) return undefined
  if (width < 1 || height < 1 || width * height > maxPixels) return undefined
  const stride = Math.ceil((width * bits) / 32) * 4
  if (file.length < start + stride * height) return undefined
  const palette = file.subarray(14 + headerSize, start)
  const data = Buffer.alloc(width * height * 3)
  const bytes = bits / 8
  for (let y = 0; y < height; y += 1) {
    const row = start + stride * (signedHeight > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) {
      const source = row + x * bytes
      const [from, at] = bits === 8 ? [palette, (file[source] ?? 0) * 4] : [file, source]
      const target = (y * width + x) * 3
      data[target] = from[at + 2] ?? 0
      data[target + 1] = from[at + 1] ?? 0
      data[target + 2] = from[at] ?? 0
    }
  }
  return { width, height, channels: 3, data }
}

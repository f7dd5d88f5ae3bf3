import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const square = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 80 } } })

export const png = (width?: number, height?: number) => square(width, height).png().toBuffer()
/** Noise, so that half of the bytes are really half of the picture. */
export const jpeg = async (width = 400, height = 300) => {
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251))
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
export const gif = () => square().gif().toBuffer()
export const webp = () => square().webp().toBuffer()

const box = (type: string, ...content: readonly Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The frame of an MP4: a type, an index and some data. */
export const mp4 = (bytes = 5000) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\x00\x00\x02\x00isommp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.alloc(bytes, 7)),
  ])

/** 24 bits, bottom row first, red on the left and blue on the right. */
export function bmp(width = 3, height = 2): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4
  const file = Buffer.alloc(54 + stride * height)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y += 1) {
    file[54 + stride * y + 2] = 255
    file[54 + stride * y + (width - 1) * 3] = 255
  }
  return file
}

/** About a hundred kilobytes that unpack to `side` × `side` black and white pixels. */
export function pngBomb(side = 30_000): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

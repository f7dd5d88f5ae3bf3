import { crc32 } from 'node:zlib'
import { EXIF_NAME, orientationExif } from './orientation-exif.ts'

const PNG_HEAD = 8
const METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** A PNG without metadata and without trailing data. */
export function stripPng(file: Buffer, orientation: number): Buffer | undefined {
  const kept = [file.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + 12 <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + file.readUInt32BE(at)
    if (!METADATA.has(type)) kept.push(file.subarray(at, end))
    if (type === 'IHDR' && orientation > 1) kept.push(pngChunk('eXIf', orientationExif(orientation)))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const RIFF_HEAD = 12
const [HAS_XMP, HAS_EXIF] = [0x04, 0x08]

/** A WebP without EXIF and XMP; updates the flags in its extended header. */
export function stripWebp(file: Buffer, orientation: number): Buffer | undefined {
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) return undefined
  const isTurned = orientation > 1
  const kept: Buffer[] = [file.subarray(0, RIFF_HEAD)]
  for (let at = RIFF_HEAD; at + 8 <= end;) {
    const type = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    const chunk = Buffer.from(file.subarray(at, at + 8 + size + (size % 2)))
    if (type === 'VP8X' && size > 0)
      chunk.writeUInt8((chunk.readUInt8(8) & ~(HAS_XMP | HAS_EXIF)) | (isTurned ? HAS_EXIF : 0), 8)
    if (type === 'EXIF' && isTurned) kept.push(riffChunk('EXIF', exifLike(chunk.subarray(8), orientation)))
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk)
    at += chunk.length
  }
  const stripped = Buffer.concat(kept)
  stripped.writeUInt32LE(stripped.length - 8, 4)
  return stripped
}

/** Some programs expect the EXIF identifier here, although the format does not have it. */
const exifLike = (given: Buffer, orientation: number) =>
  given.subarray(0, 6).equals(EXIF_NAME)
    ? Buffer.concat([EXIF_NAME, orientationExif(orientation)])
    : orientationExif(orientation)

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}

import { EXIF_NAME, orientationExif } from './orientation-exif.ts'

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda]

/** Segments that affect how pixels look: JFIF (APP0), colour profiles (APP2) and Adobe's colour transform (APP14). */
const isNeeded = (marker: number, content: Buffer): boolean =>
  (marker < 0xe0 ||
    marker > 0xef ||
    marker === 0xe0 ||
    marker === 0xee ||
    (marker === 0xe2 && content.toString('latin1', 4, 15) === 'ICC_PROFILE')) &&
  marker !== 0xfe

/** Undefined if the file is malformed; decoding it will refuse it. */
export function stripJpeg(file: Buffer, orientation: number): Buffer | undefined {
  const kept = [file.subarray(0, 2), ...orientationSegment(orientation)]
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff || marker === SOI) return undefined
    if (marker === 0xff) {
      at += 1 // fill bytes
      continue
    }
    const end = at + 2 + file.readUInt16BE(at + 2)
    const dataEnd = marker === SOS ? endOfScan(file, end) : end
    const segment = file.subarray(at, dataEnd)
    if (isNeeded(marker, segment)) kept.push(segment)
    at = dataEnd
    // Data after the end may be further pictures or a video, with locations of their own.
    if (file[at + 1] === EOI) return Buffer.concat([...kept, file.subarray(at, at + 2)])
  }
  return undefined
}

/** Position of the next marker after compressed data, in which 0xFF is followed by 0 or a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

function orientationSegment(orientation: number): Buffer[] {
  if (orientation <= 1) return []
  const content = Buffer.concat([EXIF_NAME, orientationExif(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return [head, content]
}

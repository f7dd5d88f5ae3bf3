import type { FileHandle } from 'node:fs/promises'
import { CENTRAL_SIZE, END_SIZE } from '#platform/files/zip-records'
import { refuseFile } from './sheet-limits.ts'

/** A file within an archive, as the directory at the archive's end has it. */
export interface ZipPart {
  readonly method: number
  readonly sum: number
  readonly packedSize: number
  /** Of its own header, which the data follow. */
  readonly offset: number
}

const [END, CENTRAL] = [0x06054b50, 0x02014b50]
const LONGEST_COMMENT = 65_535
const MOST_PARTS = 10_000
const LARGEST_DIRECTORY = 4 * 1024 * 1024
/** The real number is in the extra field, as programs write that do not know beforehand how large a file gets. */
const IN_EXTRA = 0xffffffff

export async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start)
  return bytesRead === length ? buffer : refuseFile()
}

export async function readDirectory(file: FileHandle): Promise<ReadonlyMap<string, ZipPart>> {
  const { size } = await file.stat()
  const tailSize = Math.min(size, END_SIZE + LONGEST_COMMENT)
  const tail = await readBytes(file, size - tailSize, tailSize)
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + END_SIZE > tail.length || tail.readUInt32LE(end) !== END) return refuseFile()
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (count > MOST_PARTS || length > LARGEST_DIRECTORY || start + length > size) return refuseFile()
  return partsIn(await readBytes(file, start, length), count, start)
}

/** `end`: all parts lie before it, whatever numbers they are said to have. */
function partsIn(directory: Buffer, count: number, end: number): Map<string, ZipPart> {
  const parts = new Map<string, ZipPart>()
  let at = 0
  for (let no = 0; no < count; no += 1) {
    if (at + CENTRAL_SIZE > directory.length || directory.readUInt32LE(at) !== CENTRAL) return refuseFile()
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place))
    const nameEnd = at + CENTRAL_SIZE + (nameLength ?? 0)
    const extraEnd = nameEnd + (extraLength ?? 0)
    if (extraEnd > directory.length) return refuseFile()
    const numbers = [24, 20, 42].map((place) => directory.readUInt32LE(at + place))
    const [, packedSize = 0, offset = 0] = wideNumbers(numbers, directory.subarray(nameEnd, extraEnd))
    if (offset + packedSize > end) return refuseFile()
    const [method, sum] = [directory.readUInt16LE(at + 10), directory.readUInt32LE(at + 16)]
    parts.set(directory.toString('utf8', at + CENTRAL_SIZE, nameEnd), { method, sum, packedSize, offset })
    at = extraEnd + (noteLength ?? 0)
  }
  return parts
}

/** Size, packed size and offset; those that do not say themselves are in the extra field in this order. */
function wideNumbers(numbers: readonly number[], extra: Buffer): number[] {
  if (!numbers.includes(IN_EXTRA)) return [...numbers]
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  at += 4
  return numbers.map((number) => {
    if (number !== IN_EXTRA) return number
    if (at + 8 > extra.length) return refuseFile()
    at += 8
    return Number(extra.readBigUInt64LE(at - 8))
  })
}

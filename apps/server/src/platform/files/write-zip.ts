import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

export type ZipContent = AsyncIterable<Buffer | string> | Iterable<string>

export interface ZipEntry {
  readonly name: string
  readonly modifiedAt: Date
  readonly open: () => ZipContent | Promise<ZipContent>
  /** If known, the content is stored uncompressed: pictures and videos are compressed already. */
  readonly size?: number
}

interface Sums {
  sum: number
  size: number
  packedSize: number
}

/**
 * A streamed archive: neither a file nor the archive is ever completely in memory. Below 4 GB and 65 536 files,
 * so the plain format of 1993 is enough (APPNOTE.TXT 6.3.10, section 4.3).
 */
export async function* writeZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const sums: Sums = { sum: 0, size: 0, packedSize: 0 }
    const header = localHeader(entry)
    yield header
    const content = counted(await entry.open(), sums)
    for await (const piece of entry.size === undefined ? deflated(content) : content) {
      sums.packedSize += piece.length
      yield piece
    }
    if (sums.size !== (entry.size ?? sums.size))
      throw new Error(`${entry.name} has ${sums.size} bytes instead of ${entry.size}`)
    const tail = descriptor(sums)
    yield tail
    directory.push(centralHeader(entry, sums, offset))
    offset += header.length + sums.packedSize + tail.length
  }
  yield* directory
  yield endRecord(directory, offset)
}

/** The exact size of an archive of stored files. */
export const zipSize = (entries: readonly (ZipEntry & { readonly size: number })[]): number =>
  entries.reduce(
    (sum, { name, size }) => sum + LOCAL_SIZE + CENTRAL_SIZE + 2 * Buffer.byteLength(name) + size + DESCRIPTOR_SIZE,
    END_SIZE,
  )

async function* counted(content: ZipContent, sums: Sums): AsyncGenerator<Buffer> {
  for await (const given of content) {
    const piece = typeof given === 'string' ? Buffer.from(given) : given
    sums.sum = crc32(piece, sums.sum)
    sums.size += piece.length
    yield piece
  }
}

/** Errors surface at the reading end. */
const deflated = (content: AsyncIterable<Buffer>): AsyncIterable<Buffer> =>
  pipeline(Readable.from(content, { objectMode: false }), createDeflateRaw(), () => undefined)

const [LOCAL_SIZE, CENTRAL_SIZE, DESCRIPTOR_SIZE, END_SIZE] = [30, 46, 16, 22]

/** Local file header; checksum and size follow in the data descriptor. */
const localHeader = (entry: ZipEntry): Buffer =>
  record('4 22222 444 22', [0x04034b50, ...traits(entry), 0, 0, 0, Buffer.byteLength(entry.name), 0], entry.name)

const descriptor = ({ sum, size, packedSize }: Sums): Buffer => record('4444', [0x08074b50, sum, packedSize, size])

function centralHeader(entry: ZipEntry, { sum, size, packedSize }: Sums, offset: number): Buffer {
  const lengths = [Buffer.byteLength(entry.name), 0, 0]
  const values = [0x02014b50, 20, ...traits(entry), sum, packedSize, size, ...lengths, 0, 0, 0, offset]
  return record('4 2 22222 444 222 22 44', values, entry.name)
}

function endRecord(directory: readonly Buffer[], offset: number): Buffer {
  const { length: count } = directory
  const size = directory.reduce((sum, header) => sum + header.length, 0)
  return record('4 2222 44 2', [0x06054b50, 0, 0, count, count, size, offset, 0])
}

/** Version 2.0, sums after the data, names in UTF-8; two-second steps since 1980, in the shop's zone: it knows none. */
function traits({ size, modifiedAt }: ZipEntry): number[] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = formatShopTime(modifiedAt)
    .split(/\D/)
    .map(Number)
  const time = (hour << 11) | (minute << 5) | (second >> 1)
  const date = (Math.max(year - 1980, 0) << 9) | (month << 5) | day
  return [20, 0x0808, size === undefined ? 8 : 0, time, date]
}

/** Little-endian numbers of the given widths, followed by a text. */
function record(widths: string, values: readonly number[], text = ''): Buffer {
  const bytes = Array.from(widths.replaceAll(' ', ''), Number)
  const numbers = Buffer.alloc(bytes.reduce((sum, width) => sum + width, 0))
  let at = 0
  for (const [index, width] of bytes.entries()) at = numbers.writeUIntLE(values[index] ?? 0, at, width)
  return Buffer.concat([numbers, Buffer.from(text)])
}

import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

export interface ZipEntry {
  readonly name: string
  readonly size: number
  readonly modifiedAt: Date
  readonly open: () => Promise<Readable>
}

const LOCAL_SIZE = 30
const DESCRIPTOR_SIZE = 16
const CENTRAL_SIZE = 46
const END_SIZE = 22
/** Version 2.0, sums after the data, names in UTF-8, stored as they are. */
const TRAITS = [20, 0x0808, 0] as const

const nameOf = (entry: ZipEntry) => Buffer.from(entry.name)

/** Exactly how long the archive gets; known beforehand because nothing is compressed. */
export const zipSize = (entries: readonly ZipEntry[]): number =>
  entries.reduce(
    (sum, entry) => sum + LOCAL_SIZE + DESCRIPTOR_SIZE + CENTRAL_SIZE + 2 * nameOf(entry).length + entry.size,
    END_SIZE,
  )

/**
 * Files as one archive, read one after the other while it is sent. They are stored, not compressed: pictures and videos
 * already are. Below 4 GB and 65 536 files, so the plain format of 1993 is enough (APPNOTE.TXT 6.3.10, section 4.3).
 */
export const zipStream = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(archive(entries), { objectMode: false })

async function* archive(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = nameOf(entry)
    yield Buffer.concat([localHeader(entry, name.length), name])
    let [sum, size] = [0, 0]
    for await (const chunk of await entry.open()) {
      sum = crc32(chunk as Buffer, sum)
      size += (chunk as Buffer).length
      yield chunk as Buffer
    }
    if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes instead of ${entry.size}`)
    yield descriptor(sum, size)
    directory.push(centralHeader(entry, name.length, sum, offset), name)
    offset += LOCAL_SIZE + name.length + size + DESCRIPTOR_SIZE
  }
  yield* directory
  yield endOf(entries.length, Buffer.concat(directory).length, offset)
}

/** Numbers of two or four bytes in a row, lowest byte first. */
function packed(size: number, ...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(size)
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** Sums and sizes are still unknown here: they follow the data. */
const localHeader = (entry: ZipEntry, nameLength: number) =>
  packed(LOCAL_SIZE, [4, 0x04034b50], ...traitsOf(entry), [4, 0], [4, 0], [4, 0], [2, nameLength], [2, 0])

const descriptor = (sum: number, size: number) =>
  packed(DESCRIPTOR_SIZE, [4, 0x08074b50], [4, sum], [4, size], [4, size])

function centralHeader(entry: ZipEntry, nameLength: number, sum: number, offset: number) {
  const { size } = entry
  const nothingMore = [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
  ] as const
  return packed(
    CENTRAL_SIZE,
    [4, 0x02014b50],
    [2, 20],
    ...traitsOf(entry),
    [4, sum],
    [4, size],
    [4, size],
    [2, nameLength],
    ...nothingMore,
    [4, offset],
  )
}

const endOf = (count: number, directorySize: number, offset: number) =>
  packed(END_SIZE, [4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0])

/** Two-second steps since 1980, in the shop's zone: the format knows none. */
function traitsOf({ modifiedAt }: ZipEntry) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = formatShopTime(modifiedAt)
    .split(/\D/)
    .map(Number)
  const time = (hour << 11) | (minute << 5) | (second >> 1)
  const date = (Math.max(year - 1980, 0) << 9) | (month << 5) | day
  return [...TRAITS, time, date].map((value) => [2, value] as const)
}

import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

/** The records of an archive, in the plain format of 1993 (APPNOTE.TXT 6.3.10, section 4.3). */
export const LOCAL_SIZE = 30
export const DESCRIPTOR_SIZE = 16
export const CENTRAL_SIZE = 46
export const END_SIZE = 22

export const STORED = 0
export const DEFLATED = 8

/** What is known of a file before its content. */
interface EntryTraits {
  readonly name: Buffer
  readonly method: typeof STORED | typeof DEFLATED
  readonly modifiedAt: Date
}

/** What is known of it after its content. */
interface EntrySums {
  readonly sum: number
  readonly size: number
  readonly packedSize: number
}

/** Sums and sizes are still unknown here: they follow the data. */
export const localHeader = (traits: EntryTraits): Buffer =>
  packed(traits.name, [4, 0x04034b50], ...written(traits), [4, 0], [4, 0], [4, 0], [2, traits.name.length], [2, 0])

export const descriptor = ({ sum, size, packedSize }: EntrySums): Buffer =>
  packed(NOTHING, [4, 0x08074b50], [4, sum], [4, packedSize], [4, size])

export function centralHeader(traits: EntryTraits, { sum, size, packedSize }: EntrySums, offset: number): Buffer {
  const sums = [
    [4, sum],
    [4, packedSize],
    [4, size],
  ] as const
  const nothingMore = [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
  ] as const
  const { name } = traits
  const made = [[4, 0x02014b50] as const, [2, 20] as const]
  return packed(name, ...made, ...written(traits), ...sums, [2, name.length], ...nothingMore, [4, offset])
}

export const endRecord = (count: number, directorySize: number, offset: number): Buffer =>
  packed(NOTHING, [4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0])

const NOTHING = Buffer.alloc(0)
type Field = readonly [bytes: 2 | 4, value: number]

/** Numbers of two or four bytes in a row, lowest byte first, and what follows them. */
function packed(tail: Buffer, ...fields: readonly Field[]): Buffer {
  const size = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const buffer = Buffer.alloc(size + tail.length)
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  tail.copy(buffer, at)
  return buffer
}

/** Version 2.0, sums after the data, names in UTF-8; two-second steps since 1980, in the shop's zone: it knows none. */
function written({ method, modifiedAt }: EntryTraits): Field[] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = formatShopTime(modifiedAt)
    .split(/\D/)
    .map(Number)
  const time = (hour << 11) | (minute << 5) | (second >> 1)
  const date = (Math.max(year - 1980, 0) << 9) | (month << 5) | day
  return [20, 0x0808, method, time, date].map((value) => [2, value])
}

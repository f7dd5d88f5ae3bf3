import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import {
  CENTRAL_SIZE,
  centralHeader,
  DESCRIPTOR_SIZE,
  descriptor,
  END_SIZE,
  endRecord,
  LOCAL_SIZE,
  localHeader,
  STORED,
} from './zip-records.ts'

export interface ZipEntry {
  readonly name: string
  readonly size: number
  readonly modifiedAt: Date
  readonly open: () => Promise<Readable>
}

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
    const traits = { name: nameOf(entry), method: STORED, modifiedAt: entry.modifiedAt } as const
    yield localHeader(traits)
    let [sum, size] = [0, 0]
    for await (const chunk of await entry.open()) {
      sum = crc32(chunk as Buffer, sum)
      size += (chunk as Buffer).length
      yield chunk as Buffer
    }
    if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes instead of ${entry.size}`)
    const sums = { sum, size, packedSize: size }
    yield descriptor(sums)
    directory.push(centralHeader(traits, sums, offset))
    offset += LOCAL_SIZE + traits.name.length + size + DESCRIPTOR_SIZE
  }
  yield* directory
  yield endRecord(entries.length, Buffer.concat(directory).length, offset)
}

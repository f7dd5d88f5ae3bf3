import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { centralHeader, DEFLATED, descriptor, endRecord, localHeader } from '#platform/files/zip-records'

export interface TextEntry {
  readonly name: string
  readonly parts: AsyncIterable<string> | Iterable<string>
}

/** Texts as one compressed archive, made while it is read: neither a text nor the archive is ever whole in memory. */
export async function* zipDeflated(entries: AsyncIterable<TextEntry>, modifiedAt: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, parts } of entries) {
    const traits = { name: Buffer.from(name), method: DEFLATED, modifiedAt } as const
    const sums = { sum: 0, size: 0, packedSize: 0 }
    const header = localHeader(traits)
    yield header
    for await (const piece of deflated(parts, sums)) {
      sums.packedSize += piece.length
      yield piece
    }
    const tail = descriptor(sums)
    yield tail
    directory.push(centralHeader(traits, sums, offset))
    offset += header.length + sums.packedSize + tail.length
  }
  yield* directory
  yield endRecord(directory.length, Buffer.concat(directory).length, offset)
}

function deflated(parts: TextEntry['parts'], sums: { sum: number; size: number }): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const part of parts) {
      const piece = Buffer.from(part)
      sums.sum = crc32(piece, sums.sum)
      sums.size += piece.length
      yield piece
    }
  }
  // What goes wrong is heard of by whoever reads.
  return pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw(), () => undefined)
}

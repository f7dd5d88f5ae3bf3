import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { DEFLATED, LOCAL_SIZE, STORED } from '#platform/files/zip-records'
import { refuseFile, refuseSize, sheetLimits } from './sheet-limits.ts'
import { readBytes, readDirectory, type ZipPart } from './zip-directory.ts'

/** Small pieces cost more in the telling than in the unpacking. */
const PIECE = 128 * 1024

/** An archive that somebody sent: its parts are unpacked while they are read, and never more than the limit in all. */
export class ZipArchive {
  readonly #path: string
  readonly #parts: ReadonlyMap<string, ZipPart>
  #unpacked = 0

  private constructor(path: string, parts: ReadonlyMap<string, ZipPart>) {
    this.#path = path
    this.#parts = parts
  }

  static async open(path: string): Promise<ZipArchive> {
    const file = await open(path)
    try {
      return new ZipArchive(path, await readDirectory(file))
    } finally {
      await file.close()
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const part = this.#parts.get(name) ?? refuseFile()
    if (part.method !== STORED && part.method !== DEFLATED) refuseFile()
    if (part.packedSize === 0) return
    let sum = 0
    for await (const piece of await this.#unpack(part)) {
      this.#unpacked += piece.length
      if (this.#unpacked > sheetLimits.unpackedBytes) refuseSize()
      sum = crc32(piece, sum)
      yield piece
    }
    if (sum !== part.sum) refuseFile()
  }

  /** For parts that are known to be small. */
  async readText(name: string, mostBytes: number): Promise<string> {
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of this.read(name)) {
      bytes += piece.length
      if (bytes > mostBytes) refuseSize()
      pieces.push(piece)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
  }

  async #unpack({ method, packedSize, offset }: ZipPart): Promise<AsyncIterable<Buffer>> {
    const start = await this.#dataStart(offset)
    const packed = createReadStream(this.#path, { start, end: start + packedSize - 1, highWaterMark: PIECE })
    // What goes wrong is heard of by whoever reads.
    return method === STORED ? packed : pipeline(packed, createInflateRaw({ chunkSize: PIECE }), () => undefined)
  }

  async #dataStart(offset: number): Promise<number> {
    const file = await open(this.#path)
    try {
      const header = await readBytes(file, offset, LOCAL_SIZE)
      return offset + LOCAL_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28)
    } finally {
      await file.close()
    }
  }
}

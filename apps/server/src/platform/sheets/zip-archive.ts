import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/http/refusals'
import { refuseFile, refuseSize, sheetLimits } from './sheet-limits.ts'

const MAX_PARTS = 10_000

/**
 * An untrusted archive: entries are decompressed as they are read, up to a total limit. An entry
 * larger than its directory size is aborted, so the directory can be relied on.
 */
export class ZipArchive {
  readonly #zip: ZipFile
  readonly #parts = new Map<string, Entry>()
  readonly #most: number
  #unpacked = 0

  private constructor(zip: ZipFile) {
    this.#zip = zip
    const { unpackedBytes, unpackedAtLeast, unpackedTimes } = sheetLimits
    this.#most = Math.min(unpackedBytes, Math.max(unpackedAtLeast, zip.fileSize * unpackedTimes))
  }

  static async open(path: string): Promise<ZipArchive> {
    const archive = new ZipArchive(await openPromise(path, { autoClose: false }).catch(refuseBroken))
    try {
      if (archive.#zip.entryCount > MAX_PARTS) refuseFile()
      for await (const part of archive.#zip.eachEntry()) archive.#parts.set(part.fileName, part)
      return archive
    } catch (error) {
      archive.close()
      return refuseBroken(error)
    }
  }

  close() {
    this.#zip.close()
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const part = this.#parts.get(name) ?? refuseFile()
    this.#unpacked += part.uncompressedSize
    if (this.#unpacked > this.#most) refuseSize()
    let sum = 0
    try {
      for await (const piece of await this.#zip.openReadStreamPromise(part)) {
        sum = crc32(piece as Buffer, sum)
        yield piece as Buffer
      }
    } catch (error) {
      refuseBroken(error)
    }
    if (sum !== part.crc32) refuseFile()
  }

  /** For entries that must be small. */
  async readText(name: string, mostBytes: number): Promise<string> {
    if ((this.#parts.get(name)?.uncompressedSize ?? 0) > mostBytes) refuseSize()
    return new TextDecoder('utf-8', { fatal: true }).decode(await buffer(this.read(name)))
  }
}

/** I/O errors name a system call; all other errors mean a bad archive. */
function refuseBroken(error: unknown): never {
  if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined) throw error
  return refuseFile()
}

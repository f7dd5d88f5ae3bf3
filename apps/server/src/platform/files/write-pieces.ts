import { type FileHandle, open } from 'node:fs/promises'

/** Each write is a round trip to a libuv thread, which costs more than writing a packet's worth of bytes. */
const BATCH = 1024 * 1024

/** Writes a file in pieces of about a megabyte; one is written while the next arrives. */
export async function writePieces(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'w')
  try {
    let batch: Buffer[] = []
    let bytes = 0
    let writing = Promise.resolve()
    for await (const piece of pieces) {
      batch.push(piece)
      bytes += piece.length
      if (bytes < BATCH) continue
      await writing
      writing = writeAll(file, batch, bytes)
      // The error surfaces with the next piece; until then it must not count as an unhandled rejection.
      writing.catch(() => undefined)
      batch = []
      bytes = 0
    }
    await writing
    if (bytes > 0) await writeAll(file, batch, bytes)
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, batch: readonly Buffer[], bytes: number): Promise<void> {
  const { bytesWritten } = await file.writev(batch)
  if (bytesWritten !== bytes) throw new Error(`only ${bytesWritten} of ${bytes} bytes written`)
}

import { type FileHandle, open } from 'node:fs/promises'

/** Every write is a trip to another thread and back, which costs more than writing what a network packet holds. */
const BATCH = 1024 * 1024

/** Writes a file in pieces of about a megabyte, whatever the pieces that come in; one is written while the next comes. */
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
      // It is heard of with the next piece; until then nobody else may take it for forgotten.
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

import { open } from 'node:fs/promises'

const MAX_BOXES = 10_000

/** Whether the boxes of an MP4 fill the file exactly and include the index; truncated files fail. */
export async function isWholeMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const header = Buffer.alloc(16)
    let hasIndex = false
    let at = 0
    for (let count = 0; at < size && count < MAX_BOXES; count += 1) {
      const { bytesRead } = await file.read(header, 0, 16, at)
      if (bytesRead < 8) return false
      hasIndex ||= header.toString('latin1', 4, 8) === 'moov'
      const length = boxLength(header, size - at)
      if (length < 8) return false
      at += length
    }
    return hasIndex && at === size
  } finally {
    await file.close()
  }
}

/** 0 means up to the end, 1 that the real length follows in eight bytes. */
function boxLength(header: Buffer, rest: number): number {
  const length = header.readUInt32BE(0)
  if (length === 0) return rest
  return length === 1 ? Number(header.readBigUInt64BE(8)) : length
}

import type { Readable } from 'node:stream'

/** First and last byte, both included, as the protocols count. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of uploaded files live. A key is a relative path that this program made; it is written once and never
 * changed, so a copy of the folder or the bucket is a backup.
 */
export interface FileStore {
  /** `imageType` on the wire. */
  readonly kind: 1 | 2
  /** Keeps the file at `path` under the key. The store may take the file itself, so `path` can be gone afterwards. */
  put(key: string, path: string, type: string): Promise<void>
  /** Its size in bytes, or undefined where there is no such file. */
  findSize(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Gone afterwards, whether it was there or not. */
  remove(key: string): Promise<void>
}

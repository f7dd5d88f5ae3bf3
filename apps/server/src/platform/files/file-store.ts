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
  /** Stores the file at `path` under the key. May move the file, so `path` may not exist afterwards. */
  put(key: string, path: string, type: string): Promise<void>
  /** Its size in bytes, or undefined where there is no such file. */
  findSize(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Idempotent. */
  remove(key: string): Promise<void>
}

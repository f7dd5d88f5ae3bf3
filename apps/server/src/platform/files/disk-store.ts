import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { ByteRange, FileStore } from './file-store.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Files in a folder of this computer, or of a volume that all nodes mount. */
export class DiskStore implements FileStore {
  readonly kind = 1
  readonly #root: string

  constructor(folder: string) {
    this.#root = resolve(folder)
  }

  /** Durable on return: a row that refers to the file survives a power cut, so the file must too. */
  async put(key: string, path: string) {
    const target = this.#pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await flush(path)
    try {
      await rename(path, target)
    } catch (error) {
      if (codeOf(error) !== 'EXDEV') throw error
      // Different file system: copy, then rename, so that the file appears complete.
      await copyFile(path, `${target}.part`)
      await flush(`${target}.part`)
      await rename(`${target}.part`, target)
    }
    await flush(dirname(target))
  }

  async findSize(key: string): Promise<number | undefined> {
    try {
      const found = await stat(this.#pathOf(key))
      return found.isFile() ? found.size : undefined
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  }

  /** Opened before returning: a file deleted meanwhile can still be read to its end. */
  async read(key: string, range?: ByteRange) {
    const file = await open(this.#pathOf(key))
    return file.createReadStream(range)
  }

  async remove(key: string) {
    await rm(this.#pathOf(key), { force: true })
  }

  /** Defence in depth: no key may escape the folder. */
  #pathOf(key: string): string {
    const path = resolve(this.#root, key)
    if (!path.startsWith(this.#root + sep)) throw new Error('a key leads out of the file store')
    return path
  }
}

/** Flushes a file or a folder's entries. Windows cannot fsync folders and does not need to. */
async function flush(path: string) {
  const isFolder = (await stat(path)).isDirectory()
  if (isFolder && process.platform === 'win32') return
  const file = await open(path, isFolder ? 'r' : 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

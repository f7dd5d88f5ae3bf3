import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const DAY = 24 * 3_600_000

/** Temporary files of uploads; each is removed when its request ends. */
export class Incoming {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = resolve(dataDir, 'incoming')
  }

  newPath(): string {
    mkdirSync(this.#folder, { recursive: true })
    return join(this.#folder, randomBytes(16).toString('hex'))
  }

  /** Removes leftovers of killed processes; recent files may belong to other nodes. */
  async clearLeftovers(now: Date) {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => undefined)
      if (found && now.getTime() - found.mtimeMs > DAY) await rm(path, { force: true })
    }
  }
}

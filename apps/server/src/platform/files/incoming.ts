import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const DAY = 24 * 3_600_000

/** Where files lie while they are being received; each is gone when its request ends. */
export class Incoming {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = resolve(dataDir, 'incoming')
  }

  newPath(): string {
    mkdirSync(this.#folder, { recursive: true })
    return join(this.#folder, randomBytes(16).toString('hex'))
  }

  /** What a process left behind that was killed in the middle. Other nodes may be receiving right now. */
  async clearLeftovers(now: Date) {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => undefined)
      if (found && now.getTime() - found.mtimeMs > DAY) await rm(path, { force: true })
    }
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { FileStore } from './files/file-store.ts'
import type { SecretBox } from './secrets/secret-box.ts'

/** What every handler and job may use, whoever calls and whatever transaction it works in. */
export interface Services {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly files: FileStore
  /** Seals what has to be read again and must not lie open in the database. */
  readonly secrets: SecretBox
  readonly newId: () => Promise<number>
  /** Where a file may lie while it is being made; whoever asked for the path removes it. */
  readonly newTempPath: () => string
}

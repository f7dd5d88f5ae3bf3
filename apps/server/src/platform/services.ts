import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { FileStore } from './files/file-store.ts'
import type { SecretBox } from './secrets/secret-box.ts'

/** Services available to every handler and job. */
export interface Services {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly files: FileStore
  /** Seals what has to be read again and must not lie open in the database. */
  readonly secrets: SecretBox
  readonly newId: () => Promise<number>
  /** A temporary path; the caller removes the file. */
  readonly newTempPath: () => string
}
